import type { CheckoutAnswer } from 'contract/checkout';
import { CLUB_BONUS, type paymentEvent } from 'contract/checkout-gifts';
import type { Picture } from 'contract/wire';
import type { z } from 'zod';
import { toDisplayHundredths } from '~/locale/money';
import { toCents } from './cents';

/** A row of gift cards as the backend validated it. */
export type CheckedGiftRow = {
  readonly uid: string;
  readonly productId: number;
  readonly amount: number;
  readonly name: string;
  readonly path: string;
  readonly image: Picture | null;
  /** Name of the design; empty without one. */
  readonly design: string;
  readonly recipient: string;
  readonly recipientEmail: string;
  readonly greeting: string;
  /** Value of a card in euros; the currency in which it is issued. */
  readonly valueCents: number;
  readonly totalHundredths: number;
  readonly maxAmount: number | null;
  /** Why the row cannot be ordered; empty if it can. */
  readonly notice: string;
};

/** What a gift card or voucher pays of a cart or an order. */
export type CardPayment = {
  readonly kind: 'gift_card' | 'voucher';
  /** The code without all but its last four characters. */
  readonly masked: string;
  /** Hundredths of the display currency. */
  readonly hundredths: number;
};

type DisplayCurrency = { readonly currency: string; readonly rate: number };

/** What the club bonus pays among payment events, hundredths of the display currency; 0 if it does not. */
export function readBonusPayment(events: readonly z.output<typeof paymentEvent>[], display: DisplayCurrency): number {
  const event = events.find(({ processor_slug }) => processor_slug === CLUB_BONUS);
  if (!event) return 0;
  return event.display_amount_minor ?? toDisplayHundredths(toCents(event.amount ?? 0), display);
}

/** Gift cards among payment events; what is no gift card is left out. */
export function readCardPayments(
  events: readonly z.output<typeof paymentEvent>[],
  display: DisplayCurrency,
): CardPayment[] {
  return events.flatMap(({ giftcard, amount, display_amount_minor: hundredths }) => {
    if (giftcard === null) return [];
    const kind = giftcard.kind === 'voucher' ? 'voucher' : 'gift_card';
    const converted = () => toDisplayHundredths(toCents(amount ?? 0), display);
    return [{ kind, masked: giftcard.code, hundredths: hundredths ?? converted() } as const];
  });
}

function readGiftRow(row: CheckoutAnswer['gift_card_products'][number], display: DisplayCurrency): CheckedGiftRow {
  const extra = (row.extra_data ?? {}) as Record<string, unknown>;
  const word = (name: string) => (typeof extra[name] === 'string' ? (extra[name] as string).slice(0, 300) : '');
  const valueCents = toCents(row.price ?? 0);
  return {
    uid: row.uid,
    productId: row.productId,
    amount: row.amount,
    name: row.name,
    path: row.path,
    image: row.image,
    design: row.design,
    recipient: word('giftcard_name'),
    recipientEmail: word('recipient_email'),
    greeting: word('greeting'),
    valueCents,
    totalHundredths: row.display_total_minor ?? toDisplayHundredths(valueCents, display) * row.amount,
    maxAmount: row.max_amount,
    notice: row.notice,
  };
}

/**
 * The gift cards of a validated cart, bought ones and those that pay, and what the club bonus pays.
 * @param due what is left to pay as the backend says it; null: the total without what both pay
 */
export function readGifts(answer: CheckoutAnswer, display: DisplayCurrency, due: number | null, total: number) {
  const giftRows = answer.gift_card_products.map((row) => readGiftRow(row, display));
  const cardPayments = readCardPayments(answer.payment_events, display);
  const bonusPaidHundredths = readBonusPayment(answer.payment_events, display);
  const paid = cardPayments.reduce((sum, { hundredths }) => sum + hundredths, bonusPaidHundredths);
  return {
    giftRows,
    giftTotalHundredths: giftRows.reduce((sum, { totalHundredths }) => sum + totalHundredths, 0),
    cardPayments,
    bonusPaidHundredths,
    dueHundredths: due ?? Math.max(0, total - paid),
  };
}

/** The gift of a company that a cart is. */
export type CheckedGift = {
  readonly company: string;
  /** The company's address, when the gift goes there. */
  readonly place: { readonly address: string; readonly postalCode: string; readonly city: string } | null;
};

/** The gift of a cart; null for other carts. */
export function readGift({ gift_campaign: gift }: Pick<CheckoutAnswer, 'gift_campaign'>): CheckedGift | null {
  if (!gift) return null;
  const { name, place } = gift;
  return {
    company: name,
    place: place && { address: place.address, postalCode: place.postal_code, city: place.city },
  };
}
