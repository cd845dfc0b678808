import type { Transaction } from '../db/client';
import type { GiftCodeNews, TellReceivers } from '../domain/gift-campaigns/mail-codes';
import { loadTranslations } from '../domain/locale/load-translations';
import { writeButtonMail } from './button-mail';
import de from './campaign-messages/de.json';
import en from './campaign-messages/en.json';
import fi from './campaign-messages/fi.json';
import fr from './campaign-messages/fr.json';
import ru from './campaign-messages/ru.json';
import sv from './campaign-messages/sv.json';
import { formatDate } from './format';
import { mailTexts } from './mail-texts';
import { queueMails } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

/** Kind of the mails with codes of gift campaigns; they are deleted soon after they were sent. */
export const GIFT_CODE_KIND = 'gift-code';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/**
 * Queues mails with codes of gift campaigns. They say who gives, the code, where and until when it is redeemed; the company's own words
 * are on its page, so that nobody can send anything by the shop's mails.
 */
export const giftCodeMails =
  (shop: WritingShop): TellReceivers =>
  async (tx: Transaction, news: readonly GiftCodeNews[], now: Date) => {
    const all = news.map((one) => ({
      ...writeGiftCodeMail(shop, one),
      dedupeKey: `gift-code:${one.codeId}:${one.mailing}`,
      kind: GIFT_CODE_KIND,
      language: one.language,
      recipient: one.email,
    }));
    await queueMails(tx, all, now);
  };

/** Writes the mail with a code. */
export function writeGiftCodeMail(shop: WritingShop, news: GiftCodeNews) {
  const { language, company, title, code, slug, endsAt } = news;
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const named = { company, title, shop: shop.shopName };
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say('subject', named),
      preheader: say('preheader', named),
      greeting: say('hello'),
      paragraphs: [
        say('gift', named),
        say('code', { code }),
        say('howTo'),
        say('until', { date: formatDate(new Date(endsAt.getTime() - 1)) }),
        say('once'),
      ],
      button: {
        label: say('button'),
        // English path: the shop redirects to the one in the reader's language
        link: shopLink(shop, language, `/giftcampaigns/${slug}/`),
        plainLink: say('plainLink'),
      },
      reason: say('reason', named),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
}
