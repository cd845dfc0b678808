import { randomUUID } from 'node:crypto';
import type { Complainant, ComplaintNews, TellComplainant } from '../domain/complaints/complaint-news';
import { mailPrefix } from '../domain/complaints/forget-complaints';
import { loadTranslations } from '../domain/locale/load-translations';
import { writeButtonMail } from './button-mail';
import de from './complaint-messages/de.json';
import en from './complaint-messages/en.json';
import fi from './complaint-messages/fi.json';
import fr from './complaint-messages/fr.json';
import ru from './complaint-messages/ru.json';
import sv from './complaint-messages/sv.json';
import { formatTime } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** Returns the function that queues mails about complaints, each in the complaint's language, with the secret link to its page. */
export const complaintMails =
  (shop: WritingShop): TellComplainant =>
  async (tx, who, news, now) => {
    const mail = writeComplaintMail(shop, who, news, now);
    await queueMail(
      tx,
      {
        ...mail,
        dedupeKey: `${mailPrefix(who.number)}/${randomUUID()}`,
        kind: `complaint-${news.isAnswer ? 'answer' : news.status}`,
        language: who.language,
        recipient: who.email,
      },
      now,
    );
  };

/**
 * Writes a mail about a complaint. Anybody can name any address in the form, so the mail holds nothing that was typed there: no name, no
 * product, no text.
 */
export function writeComplaintMail(
  shop: WritingShop,
  { number, reference, language }: Complainant,
  { status, isAnswer, note }: ComplaintNews,
  now: Date,
) {
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const key = isAnswer ? 'answer' : status;
  const values = { number, time: formatTime(now) };
  const main = say(`${key}.text`, values);
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say(`${key}.subject`, values),
      preheader: main,
      greeting: say('hello'),
      paragraphs: [main, ...(note.trim() === '' ? [] : [say('note', { note })]), say('secret')],
      button: {
        label: say('button'),
        // English path: the shop redirects to the path in the reader's language
        link: shopLink(shop, language, `/reclamation/${reference}/`),
        plainLink: say('plainLink'),
      },
      reason: say('reason', { shop: shop.shopName }),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
}
