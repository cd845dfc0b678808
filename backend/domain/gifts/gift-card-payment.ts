import { type Amount, amountOf, chargeOf, type DisplayCurrency } from '../pricing/display-currency';

/** Something with a balance in euro cents that can pay. */
export interface Balance {
  readonly balanceCents: number;
}

/** A gift card or voucher that can pay, with what is left on it. */
export interface PayingCard extends Balance {
  readonly id: number;
  readonly kind: 'gift_card' | 'voucher';
  /** Its last four characters. */
  readonly hint: string;
  readonly expiresAt: Date | null;
}

/** What a card pays of an order; zero when the cards before it cover everything. */
export interface CardPayment<Card extends Balance = PayingCard> {
  readonly card: Card;
  readonly amount: Amount;
}

/** How cards pay an order. */
export interface CardPayments<Card extends Balance = PayingCard> {
  readonly payments: readonly CardPayment<Card>[];
  /** What is left to pay. */
  readonly due: Amount;
}

/**
 * Divides an order among gift cards, in their order, each as far as it reaches. A card holds euros: in another currency it
 * covers its balance at the order's rate, rounded once and never more than is left, and the card that pays the last cent also
 * pays the last unit of that currency, so that neither rest remains without the other.
 * @param total of the order
 * @param coverable what cards may pay: gift cards cannot be bought with gift cards
 */
export function payByCards<Card extends Balance>(
  total: Amount,
  coverable: Amount,
  cards: readonly Card[],
  currency: DisplayCurrency,
): CardPayments<Card> {
  let left = coverable;
  const payments = cards.map((card) => {
    const amount = shareOf(card, left, currency);
    left = { cents: left.cents - amount.cents, display: left.display - amount.display };
    return { card, amount };
  });
  const uncovered = { cents: total.cents - coverable.cents, display: total.display - coverable.display };
  return { payments, due: { cents: uncovered.cents + left.cents, display: uncovered.display + left.display } };
}

function shareOf({ balanceCents }: Balance, left: Amount, currency: DisplayCurrency): Amount {
  if (left.cents <= 0 || chargeOf(left, currency).hundredths <= 0 || balanceCents <= 0) return { cents: 0, display: 0 };
  if (balanceCents >= left.cents) return left;
  return { cents: balanceCents, display: Math.min(left.display, amountOf(balanceCents, currency).display) };
}
