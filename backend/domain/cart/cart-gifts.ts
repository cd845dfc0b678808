import type { DeliveryOffer } from '../delivery/delivery-offers';
import { type CardPayment, type PayingCard, payByCards } from '../gifts/gift-card-payment';
import { sortCodes } from '../gifts/gift-cards';
import {
  type GiftReader,
  type GiftRows,
  type RequestedGiftRow,
  readGiftTemplates,
  validateGiftRows,
} from '../gifts/gift-rows';
import type { ShopLanguage } from '../locale/language';
import type { PaymentOffer } from '../orders/payment-offers';
import { type Amount, chargeOf, type DisplayCurrency } from '../pricing/display-currency';
import type { Reader } from '../reading/reader';
import type { CartFault } from './cart-row';
import type { CartVariant } from './cart-variants';
import type { SayCheckout } from './checkout-texts';

/** A gift card of a cart with the code that it was added by. */
export type CodedCard = PayingCard & { readonly code: string };
export type CodedCardPayment = CardPayment<CodedCard>;

/** The rows of gift cards of a cart, validated. */
export async function giftRowsOf(
  reader: Reader,
  requested: readonly RequestedGiftRow[],
  variants: ReadonlyMap<number, CartVariant>,
  frame: Omit<GiftReader, 'templates'> & { readonly language: ShopLanguage },
): Promise<GiftRows> {
  const templates = await readGiftTemplates(reader, requested, frame.language);
  return validateGiftRows(requested, variants, { ...frame, templates });
}

/** What the gift cards among a cart's codes pay of it. */
export interface PaidWithCards {
  readonly cardPayments: readonly CodedCardPayment[];
  /** What is left to pay, and what is charged for it. */
  readonly due: Amount;
  readonly charge: { readonly hundredths: number; readonly currency: string };
  /** Codes that are no gift card's. */
  readonly otherCodes: readonly string[];
  readonly faults: readonly CartFault[];
}

/**
 * Finds the gift cards among the codes of a cart and divides its total among them. Gift cards are not bought with gift cards.
 * While the visitor may try no codes, none is looked up.
 */
export async function payWithCards(
  reader: Reader,
  codes: readonly string[],
  {
    total,
    giftTotal,
    currency,
  }: { readonly total: Amount; readonly giftTotal: Amount; readonly currency: DisplayCurrency },
  { say, now, mayTryCodes }: { readonly say: SayCheckout; readonly now: Date; readonly mayTryCodes: boolean },
): Promise<PaidWithCards> {
  const sorted = await sortCodes(reader, mayTryCodes ? codes : [], now);
  const coverable = { cents: total.cents - giftTotal.cents, display: total.display - giftTotal.display };
  const { payments, due } = payByCards(total, coverable, sorted.cards, currency);
  const faults: CartFault[] = [];
  if (sorted.spent.length > 0) faults.push({ kind: 'spentCard', text: say('giftCardSpent') });
  if (codes.length > 0 && !mayTryCodes) faults.push({ kind: 'code', text: say('codesTooOften') });
  return { cardPayments: payments, due, charge: chargeOf(due, currency), otherCodes: sorted.others, faults };
}

/** How a cart of nothing but web gift cards is delivered: by e-mail, free. */
export const mailDelivery = (say: SayCheckout): DeliveryOffer => ({
  id: null,
  slug: 'email',
  kind: 'email',
  name: say('mailDelivery'),
  description: say('mailDeliveryText'),
  timeEstimate: say('mailDeliveryTime'),
  price: { cents: 0, display: 0 },
  freeFromCents: null,
  needsLocation: false,
});

/** Slug of the payment of an order of which nothing is left to pay. */
export const GIFT_CARD_PROCESSOR = 'giftcard';

/** The only way to pay an order of which nothing is left to pay. */
export const nothingToPay = (say: SayCheckout, hasCards: boolean): PaymentOffer => ({
  id: null,
  slug: GIFT_CARD_PROCESSOR,
  kind: 'gift_card',
  processor: GIFT_CARD_PROCESSOR,
  name: say(hasCards ? 'paidByGiftCard' : 'nothingToPay'),
  description: say('nothingToPayText'),
});
