/** Pure rules for prices, in integer cents. Percentages have max two decimals (25.5). */

import { memberPrice } from 'contract/member-price';
import type { OfferSegment } from 'contract/offer-segments';

/**
 * The price list entry of a variant for one tax area: gross euro cents. Whole cents, except for prices imported in another
 * currency, which have four decimals so that the file's amount can be restored to the cent.
 */
export interface ListedPrice {
  readonly regularCents: number;
  /** The price without any discount, when the regular price is already lower. */
  readonly fullCents: number | null;
  readonly discountCents: number | null;
  readonly discountStartsAt: Date | null;
  readonly discountEndsAt: Date | null;
  readonly clubCents: number | null;
}

/** The current unit price in one tax area: gross euro cents (Specification 2 §3, prices by tax area). */
export interface UnitPrice {
  /** The price for everybody. */
  readonly activeCents: number;
  /** The price for club members; null when there is none or it is not lower. */
  readonly clubCents: number | null;
  /** The price before the discount; equal to `activeCents` without one. */
  readonly regularCents: number;
  /** The amount of the current discount; null without one. */
  readonly discountValueCents: number | null;
  /** Full price without any discount. */
  readonly discountFreeCents: number;
  /** Lowest price of the 30 days before the current discount; null without one, or without recorded prices. */
  readonly lowest30DaysCents: number | null;
  /** What segments pay by an offer, the club too where it is the offer that decides its price; left out without one. */
  readonly offers?: readonly SegmentCents[];
}

/** What a segment of customers pays, euro cents. */
export interface SegmentCents {
  readonly segment: OfferSegment;
  readonly offerId: number;
  readonly cents: number;
}

/** Currencies shown and charged in whole units. Specification 1 §9. */
const WHOLE_CURRENCIES = new Set(['chf', 'czk', 'dkk', 'jpy', 'pln', 'rub', 'sek', 'nok']);

/** Whether prices of a currency carry no decimals. Specification 1 §9. */
export const isWholeCurrency = (currency: string): boolean => WHOLE_CURRENCIES.has(currency);

/**
 * A euro amount in a display currency, rounded half up once; a total is the sum of rounded unit prices × quantities.
 * Whole units for chf, czk, dkk, jpy, pln, rub, sek and nok. Specification 1 §9. The storefront uses the same rule, so that
 * the displayed amount is the charged one.
 * @param cents euro cents
 * @param currency ISO 4217 in lower case
 * @param rate units of the currency per euro
 * @returns hundredths of the currency for every currency, even jpy: 18500 is 185 kr
 */
export function displayHundredths(cents: number, currency: string, rate: number): number {
  const exact = cents * rate;
  // The addend corrects products like 1.005 × 100, which in binary fractions are slightly below the half.
  const nudge = Math.sign(exact) * 1e-7;
  return isWholeCurrency(currency) ? Math.round((exact + nudge) / 100) * 100 : Math.round(exact + nudge);
}

/** `numerator / denominator` rounded half up; both are whole numbers, so no precision is lost. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** 100 % plus the percentage, in hundredths of a per cent: 25.5 → 12 550. */
const grossFactor = (percentage: number): number => 10_000 + Math.round(percentage * 100);

/**
 * Converts a gross price to another tax area with the same net price. Rounded half up to cents, once per unit.
 */
export function convertGross(cents: number, fromPercentage: number, toPercentage: number): number {
  if (fromPercentage === toPercentage) return cents;
  return divideHalfUp(cents * grossFactor(toPercentage), grossFactor(fromPercentage));
}

/** Four decimals of a cent: more precise than any exchange rate needs, and identical after a JSON round trip. */
const EXACT = 10_000;

/**
 * An amount in another currency as euro cents, precise enough that `displayHundredths` returns the same amount.
 * @param hundredths of the currency
 * @param rate units of the currency per euro
 */
export const exactCents = (hundredths: number, rate: number): number => Math.round((hundredths / rate) * EXACT) / EXACT;

/** Value added tax contained in a gross amount, rounded half up to cents. */
export function containedVat(grossCents: number, percentage: number): number {
  return divideHalfUp(grossCents * (grossFactor(percentage) - 10_000), grossFactor(percentage));
}

/** Whether the discount of a listed price is active; the start is inclusive, the end exclusive. */
export function isDiscountRunning(listed: ListedPrice, now: Date): boolean {
  if (listed.discountCents === null) return false;
  if (listed.discountStartsAt !== null && now < listed.discountStartsAt) return false;
  return listed.discountEndsAt === null || now < listed.discountEndsAt;
}

/** A listed price of tax area 1 converted to another area. */
export function convertListed(listed: ListedPrice, fromPercentage: number, toPercentage: number): ListedPrice {
  const convert = (cents: number) => convertGross(cents, fromPercentage, toPercentage);
  return {
    ...listed,
    regularCents: convert(listed.regularCents),
    fullCents: listed.fullCents === null ? null : convert(listed.fullCents),
    discountCents: listed.discountCents === null ? null : convert(listed.discountCents),
    clubCents: listed.clubCents === null ? null : convert(listed.clubCents),
  };
}

/** The current unit price. Specification 2 §3, §4.
 * @param lowestBeforeCents lowest price of the 30 days before the current discount, when it was recorded
 */
export function unitPrice(listed: ListedPrice, now: Date, lowestBeforeCents: number | null = null): UnitPrice {
  const reduced = isDiscountRunning(listed, now) ? listed.discountCents : null;
  const activeCents = reduced ?? listed.regularCents;
  return {
    activeCents,
    clubCents: listed.clubCents !== null && listed.clubCents < activeCents ? listed.clubCents : null,
    regularCents: listed.regularCents,
    discountValueCents: reduced === null ? null : exactCents(listed.regularCents - reduced, 1),
    discountFreeCents: listed.fullCents ?? listed.regularCents,
    lowest30DaysCents: reduced === null ? null : lowestBeforeCents,
  };
}

/** A period with one price for everybody. */
export interface PriceSpan {
  readonly priceCents: number;
  readonly validFrom: Date;
  /** Null: current. */
  readonly validTo: Date | null;
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price of the 30 days before a discount began (Directive 98/6/EC, article 6a).
 * @param spans price periods, in any order
 * @param reducedSince when the discount began; null: when the current period of `reducedCents` began
 * @returns null without recorded prices in those days
 */
export function lowestBeforeReduction(
  spans: readonly PriceSpan[],
  reducedCents: number,
  reducedSince: Date | null,
): number | null {
  const running = spans.find((span) => span.validTo === null && span.priceCents === reducedCents);
  const began = reducedSince ?? running?.validFrom;
  if (!began) return null;
  const windowStart = new Date(began.getTime() - THIRTY_DAYS_MS);
  const before = spans.filter(
    (span) => span.validFrom < began && (span.validTo === null || span.validTo > windowStart),
  );
  return before.length === 0 ? null : Math.min(...before.map((span) => span.priceCents));
}

/** The price on a card, euro cents. */
export interface CardPrice {
  readonly activeCents: number;
  /** The struck-through price next to it. */
  readonly referenceCents: number | null;
  readonly type: 'regular' | 'discount' | 'outlet' | 'outdoor' | OfferSegment;
  /** The club's price, for the line that guests see. */
  readonly clubCents: number | null;
  /** Lower prices of other segments, for their lines; left out without one. */
  readonly offers?: readonly SegmentCents[];
}

/**
 * The price of a card. Who belongs to a segment gets its price when it is lower, with the regular one as reference; guests get the price
 * for everybody, with the others on lines below (`memberPrice`). A discount is shown only where the model allows it. An outdoor price
 * is below the full price without any discount, and no club price is lower.
 * Specification 2 §3, §4, §6; 0-product, card prices.
 */
export function cardPrice(
  price: UnitPrice,
  model: { readonly allowDiscount: boolean; readonly belongsToOutlet: boolean },
  segments: readonly OfferSegment[],
): CardPrice {
  const { activeCents, clubCents, regularCents } = price;
  const offers = price.offers && price.offers.length > 0 ? { offers: price.offers } : {};
  const own = memberPrice(offeredPrice(price), segments);
  if (own.by !== null)
    return { activeCents: own.now, referenceCents: regularCents, type: own.by, clubCents, ...offers };
  const isAnnounced = model.allowDiscount && activeCents < regularCents;
  const isOutdoor = activeCents < price.discountFreeCents && clubCents === null;
  const unflagged = isAnnounced ? 'discount' : isOutdoor ? 'outdoor' : 'regular';
  const type = model.belongsToOutlet ? 'outlet' : unflagged;
  return { activeCents, referenceCents: isAnnounced ? regularCents : null, type, clubCents, ...offers };
}

/** A price as the rule of members' prices takes it. */
export const offeredPrice = ({ activeCents, clubCents, offers = [] }: UnitPrice) => ({
  active: activeCents,
  club: clubCents,
  offers: offers.map(({ segment, cents, offerId }) => ({ segment, price: cents, id: offerId })),
});

/** The cheapest of several prices, shown for a model with many variants. Null for an empty list. */
export function cheapest(prices: readonly UnitPrice[]): UnitPrice | null {
  return prices.reduce<UnitPrice | null>(
    (best, price) => (best === null || price.activeCents < best.activeCents ? price : best),
    null,
  );
}

/** Cents, with or without decimals, as the wire's decimal euros. */
export const toEuros = (cents: number): number =>
  Number.isInteger(cents) ? cents / 100 : Math.round(cents * EXACT) / (100 * EXACT);

/** Nullable cents as the wire's decimal euros. */
export const toOptionalEuros = (cents: number | null): number | null => (cents === null ? null : toEuros(cents));
