import type { Transaction } from '../db/client';
import { loadTranslations } from '../domain/locale/load-translations';
import { writeButtonMail } from './button-mail';
import { formatMoney } from './format';
import { mailTexts } from './mail-texts';
import { queueMail } from './outbox';
import { shopLink, type WritingShop } from './shop-link';
import de from './staff-messages/de.json';
import en from './staff-messages/en.json';
import fi from './staff-messages/fi.json';
import fr from './staff-messages/fr.json';
import ru from './staff-messages/ru.json';
import sv from './staff-messages/sv.json';

const texts = loadTranslations({ fi, en, sv, de, fr, ru });

/** The language of mails to the shop's own people: its first one (Specification 1 §1). */
const LANGUAGE = 'fi';

/** A refund that its processor refused. */
export interface FailedRefund {
  /** The key of the try. */
  readonly key: string;
  readonly order: { readonly id: number; readonly number: string };
  readonly amountHundredths: number;
  readonly currency: string;
  /** The processor's words, without personal data. */
  readonly failure: string;
}

/** Tells the shop's people by mail that a refund failed: once for each try of it. */
export async function queueRefundFailed(
  tx: Transaction,
  shop: WritingShop,
  { key, order, amountHundredths, currency, failure }: FailedRefund,
  now: Date,
): Promise<void> {
  const say = texts(LANGUAGE);
  const sum = formatMoney(amountHundredths, currency, LANGUAGE);
  const mail = writeButtonMail(
    {
      shopName: shop.shopName,
      subject: say('refundFailed.subject', { number: order.number }),
      preheader: say('refundFailed.preheader', { sum }),
      greeting: say('hello'),
      paragraphs: [say('refundFailed.text', { number: order.number, sum }), say('refundFailed.why', { failure })],
      button: {
        label: say('refundFailed.button'),
        // English path: the shop redirects to the path in the reader's language
        link: shopLink(shop, LANGUAGE, `/hallinta/orders/${order.number}/`),
        plainLink: say('plainLink'),
      },
      reason: say('reason', { shop: shop.shopName }),
      contact: '',
      signature: mailTexts(LANGUAGE)('signature'),
    },
    LANGUAGE,
  );
  const dedupeKey = `refund-failed:${key}`;
  const outgoing = {
    ...mail,
    dedupeKey,
    kind: 'refund-failed',
    language: LANGUAGE,
    recipient: shop.shopEmail,
  } as const;
  await queueMail(tx, { ...outgoing, orderId: order.id }, now);
}
