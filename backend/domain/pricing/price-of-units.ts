import { GIFT_CARD_VALUES } from 'contract/gift-cards';
import { cheapest, type UnitPrice } from './pricing';

/** What a model is told to cost, and whether that is the least of several prices. */
interface PriceOfUnits {
  /** Null when no unit has a price. */
  readonly price: UnitPrice | null;
  readonly isFrom: boolean;
}

const [LEAST_OFFERED] = GIFT_CARD_VALUES;
const LEAST_CENTS = LEAST_OFFERED * 100;

/** The buyer decides what a gift card costs, whatever its price row says. */
const GIFT_CARD_PRICE: UnitPrice = {
  activeCents: LEAST_CENTS,
  clubCents: null,
  regularCents: LEAST_CENTS,
  discountValueCents: null,
  discountFreeCents: LEAST_CENTS,
  lowest30DaysCents: null,
};

/**
 * What a card and a suggestion say that a model costs: the lowest price of its units, of a gift card the smallest value that it is
 * offered with (Specification 2 §5).
 */
export function priceOfUnits(kind: 'product' | 'gift_card', units: readonly UnitPrice[]): PriceOfUnits {
  const price = cheapest(units);
  if (price !== null && kind === 'gift_card') return { price: GIFT_CARD_PRICE, isFrom: true };
  return { price, isFrom: units.some((unit) => unit.activeCents !== price?.activeCents) };
}
