import { randomUUID } from 'node:crypto';
import type { CompanyPerson } from '../domain/enterprise/company-person';
import type { EnterpriseNews, TellCompany } from '../domain/enterprise/enterprise-news';
import { loadTranslations } from '../domain/locale/load-translations';
import { writeButtonMail } from './button-mail';
import de from './enterprise-messages/de.json';
import en from './enterprise-messages/en.json';
import fi from './enterprise-messages/fi.json';
import fr from './enterprise-messages/fr.json';
import ru from './enterprise-messages/ru.json';
import sv from './enterprise-messages/sv.json';
import { formatMoney } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

type Reader = Pick<CompanyPerson, 'email' | 'firstName' | 'language'>;

/** Returns the function that queues mails about enterprise orders, each in the language of its reader. */
export const enterpriseMails =
  (shop: WritingShop): TellCompany =>
  async (tx, reader, news, now) => {
    const mail = writeEnterpriseMail(shop, reader, news);
    const { language, email: recipient } = reader;
    const kind = `enterprise-${news.kind}`;
    await queueMail(tx, { ...mail, dedupeKey: `enterprise:${randomUUID()}`, kind, language, recipient }, now);
  };

/** Writes a mail about an enterprise order as text and as HTML. */
export function writeEnterpriseMail(shop: WritingShop, { firstName, language }: Reader, news: EnterpriseNews) {
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const { kind, id, company, by, costCentre, orderNumber, note } = news;
  const values = {
    ...{ company, by, costCentre, number: orderNumber },
    name: news.name || say('untitled', { id }),
    sum: formatMoney(news.netHundredths, news.currency, language),
  };
  const main = say(`${kind}.text`, values);
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say(`${kind}.subject`, values),
      preheader: main,
      greeting: firstName.trim() === '' ? say('helloUnnamed') : say('hello', { name: firstName }),
      paragraphs: [
        main,
        ...(kind === 'approved' && news.hasOtherAmounts ? [say('otherAmounts')] : []),
        ...(note.trim() === '' ? [] : [say('note', { note })]),
      ],
      button: {
        label: say(`${kind}.button`),
        // English path: the shop redirects to the path in the reader's language
        link: shopLink(shop, language, `/accounts/company/orders/${id}/`),
        plainLink: say('plainLink'),
      },
      reason: say('reason', { shop: shop.shopName }),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
}
