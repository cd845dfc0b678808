import type { DeliveryOffer } from '../delivery/delivery-offers';
import { type CardPayment, type PayingCard, payByCards } from '../gifts/gift-card-payment';
import type { SortedCodes } from '../gifts/gift-cards';
import {
  type GiftReader,
  type GiftRow,
  type RequestedGiftRow,
  readGiftTemplates,
  validateGiftRows,
} from '../gifts/gift-rows';
import type { ShopLanguage } from '../locale/language';
import { isForGiftCards, type OfferedFor, type PaymentOffer, readPaymentOffers } from '../orders/payment-offers';
import { type Amount, chargeOf, type DisplayCurrency } from '../pricing/display-currency';
import type { Reader } from '../reading/reader';
import type { CartFault } from './cart-row';
import { sumOf } from './cart-tax';
import type { CartVariant } from './cart-variants';
import type { SayCheckout } from './checkout-texts';

/** A gift card of a cart with the code that it was added by. */
export type CodedCard = PayingCard & { readonly code: string };
export type CodedCardPayment = CardPayment<CodedCard>;

/** The rows of gift cards of a cart, validated, and their sum. */
export async function readGiftRows(
  reader: Reader,
  requested: readonly RequestedGiftRow[],
  variants: ReadonlyMap<number, CartVariant>,
  frame: Omit<GiftReader, 'templates'> & { readonly language: ShopLanguage },
) {
  const templates = await readGiftTemplates(reader, requested, frame.language);
  const { rows: giftRows, faults } = validateGiftRows(requested, variants, { ...frame, templates });
  return { giftRows, faults, giftTotal: sumOf(giftRows.map((row) => row.total)) };
}

/** The cards of cardboard, which are delivered like products. */
export const postedCards = (rows: readonly GiftRow[]): GiftRow[] => rows.filter(({ isWebCard }) => !isWebCard);

/** What the club bonus and the gift cards among a cart's codes pay of it. */
export interface PaidWithCards {
  /** What the member's club bonus pays. */
  readonly bonusPayment: Amount;
  readonly cardPayments: readonly CodedCardPayment[];
  /** What is left to pay, and what is charged for it. */
  readonly due: Amount;
  readonly charge: { readonly hundredths: number; readonly currency: string };
  readonly faults: readonly CartFault[];
}

/**
 * Divides the total of a cart: the club bonus pays first, so that a gift card keeps what it can, then the gift cards. Gift cards are
 * bought with neither.
 * @param bonusCents club bonus to be spent; 0: none
 */
export function payWithCards(
  {
    total,
    giftTotal,
    currency,
    bonusCents,
  }: {
    readonly total: Amount;
    readonly giftTotal: Amount;
    readonly currency: DisplayCurrency;
    readonly bonusCents: number;
  },
  { cards, spent }: SortedCodes,
  say: SayCheckout,
): PaidWithCards {
  const goods = minus(total, giftTotal);
  const byBonus = payByCards(total, goods, [{ balanceCents: bonusCents }], currency);
  const bonusPayment = minus(total, byBonus.due);
  const { payments, due } = payByCards(byBonus.due, minus(goods, bonusPayment), cards, currency);
  const faults: CartFault[] = spent.length > 0 ? [{ kind: 'spentCard', text: say('giftCardSpent') }] : [];
  return { bonusPayment, cardPayments: payments, due, charge: chargeOf(due, currency), faults };
}

const minus = (one: Amount, other: Amount): Amount => ({
  cents: one.cents - other.cents,
  display: one.display - other.display,
});

/**
 * The ways to pay what is left of a cart.
 * @param rows all that makes the total; without any, nothing is paid
 */
export async function readCartPaymentOffers(
  reader: Reader,
  { say, ...where }: Omit<OfferedFor, 'totalCents' | 'charge'> & { readonly say: SayCheckout },
  { charge, due, cardPayments }: PaidWithCards,
  rows: readonly unknown[],
  giftRows: readonly GiftRow[],
): Promise<PaymentOffer[]> {
  if (charge.hundredths === 0 && rows.length > 0) return [nothingToPay(say, cardPayments.length > 0)];
  const offers = await readPaymentOffers(reader, { ...where, totalCents: due.cents, charge });
  return giftRows.length === 0 ? offers : offers.filter(isForGiftCards);
}

/** How a cart of nothing but web gift cards is delivered: by e-mail, free. */
export const mailDelivery = (say: SayCheckout): DeliveryOffer => ({
  id: null,
  slug: 'email',
  kind: 'email',
  name: say('mailDelivery'),
  description: say('mailDeliveryText'),
  timeEstimate: say('mailDeliveryTime'),
  dates: '',
  days: { from: 0, to: 0 },
  price: { cents: 0, display: 0 },
  freeFromCents: null,
  needsLocation: false,
});

/** Slug of the payment of an order of which nothing is left to pay. */
export const GIFT_CARD_PROCESSOR = 'giftcard';

/** The only way to pay an order of which nothing is left to pay. */
const nothingToPay = (say: SayCheckout, hasCards: boolean): PaymentOffer => ({
  id: null,
  slug: GIFT_CARD_PROCESSOR,
  kind: 'gift_card',
  processor: GIFT_CARD_PROCESSOR,
  name: say(hasCards ? 'paidByGiftCard' : 'nothingToPay'),
  description: say('nothingToPayText'),
});
