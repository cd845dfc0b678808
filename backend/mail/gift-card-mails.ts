import { WEB_GIFT_CARD_MODEL } from 'contract/gift-cards';
import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { mails } from '../db/schema/mail';
import type { IssuedRow } from '../domain/gifts/issue-gift-cards';
import { loadTranslations } from '../domain/locale/load-translations';
import { writeButtonMail } from './button-mail';
import { formatDate, formatMoney } from './format';
import { GIFT_CODE_KIND } from './gift-code-mails';
import de from './gift-messages/de.json';
import en from './gift-messages/en.json';
import fi from './gift-messages/fi.json';
import fr from './gift-messages/fr.json';
import ru from './gift-messages/ru.json';
import sv from './gift-messages/sv.json';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';

const KIND = 'gift-card';
const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/**
 * Queues the mails with the codes of issued gift cards, one for each row of the order, in the transaction that issued them: the
 * codes exist nowhere else.
 */
export async function queueGiftCardMails(
  tx: Transaction,
  shop: WritingShop,
  issued: readonly IssuedRow[],
  now: Date,
): Promise<void> {
  for (const row of issued) {
    await queueMail(
      tx,
      {
        ...writeGiftCardMail(shop, row),
        dedupeKey: `gift-card:${row.orderRowId}`,
        kind: KIND,
        language: row.language,
        recipient: row.recipientEmail || row.buyerEmail,
        orderId: row.orderId,
      },
      now,
    );
  }
}

/** Writes the mail with the codes of a row: value, how to use them, until when. Names and greetings stand as plain text. */
export function writeGiftCardMail(shop: WritingShop, row: IssuedRow) {
  const { language, recipientName, recipientEmail, buyerName, greeting, codes, expiresAt } = row;
  const say = texts(language);
  const sayToAll = mailTexts(language);
  const value = formatMoney(row.cents, 'eur', language);
  const isPresent = recipientEmail !== '';
  const named = { name: recipientName, sender: buyerName, shop: shop.shopName, value };
  const forOther = recipientName === '' || isPresent ? [] : [say('printed', named)];
  return writeButtonMail(
    {
      shopName: shop.shopName,
      subject: isPresent ? say('subjectPresent', named) : say('subject', named),
      preheader: say('preheader', { value }),
      greeting: isPresent && recipientName !== '' ? say('helloNamed', named) : say('hello'),
      paragraphs: [
        isPresent ? say('present', named) : say('own', named),
        ...forOther,
        ...(greeting === '' ? [] : [say('greeting', { greeting })]),
        ...codes.map((code) => say('code', { code, value })),
        say('howTo'),
        expiresAt === null ? say('forever') : say('validUntil', { date: formatDate(expiresAt) }),
        say('likeCash'),
        ...(row.modelId === WEB_GIFT_CARD_MODEL ? [] : [say('byPost')]),
      ],
      button: {
        label: say('button'),
        // English path: the shop redirects to the one in the reader's language
        link: shopLink(shop, language, '/gift-card-balance/'),
        plainLink: say('plainLink'),
      },
      reason: isPresent ? say('reasonPresent', named) : say('reason', named),
      contact: sayToAll('contact', { email: shop.shopEmail }),
      signature: sayToAll('signature'),
    },
    language,
  );
}

/** How long the mail with a code stays in the outbox after it was sent, in ms. */
const KEEP_MS = 24 * 3600 * 1000;

/** Deletes mails with codes of gift cards and gift campaigns a day after they were sent: after that only the recipient has the code. */
export async function deleteSentGiftCardMails(db: Db, now: Date): Promise<void> {
  const isSent = and(isNotNull(mails.sentAt), lt(mails.sentAt, new Date(now.getTime() - KEEP_MS)));
  await db.delete(mails).where(and(inArray(mails.kind, [KIND, GIFT_CODE_KIND]), isSent));
}
