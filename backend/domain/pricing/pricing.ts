/** Prices as rules: pure, in integer minor units. Percentages are per cent with at most two decimals (25.5). */

/** What is written in the price list of a variant for one tax area: gross euro cents. */
export interface ListedPrice {
  readonly regularCents: number;
  /** Free of any discount, where the regular price is itself lower. */
  readonly fullCents: number | null;
  readonly discountCents: number | null;
  readonly discountStartsAt: Date | null;
  readonly discountEndsAt: Date | null;
  readonly clubCents: number | null;
}

/** What a unit costs now in one tax area: gross euro cents (Specification 2 §3, prices by tax area). */
export interface UnitPrice {
  /** What everybody pays. */
  readonly activeCents: number;
  /** What members of the club pay; null where they have no price of their own or it is not lower. */
  readonly clubCents: number | null;
  /** Before a reduction; equal to `activeCents` without one. */
  readonly regularCents: number;
  /** How much the running reduction takes off; null without one. */
  readonly discountValueCents: number | null;
  /** Full price, free of any discount. */
  readonly discountFreeCents: number;
  /** Lowest price of the 30 days before the running reduction; null without one, or when no price was recorded. */
  readonly lowest30DaysCents: number | null;
}

/** Currencies shown and charged in whole units. Specification 1 §9. */
const WHOLE_CURRENCIES = new Set(['chf', 'czk', 'dkk', 'jpy', 'pln', 'rub', 'sek', 'nok']);

/** Whether prices of a currency carry no decimals. Specification 1 §9. */
export const isWholeCurrency = (currency: string): boolean => WHOLE_CURRENCIES.has(currency);

/**
 * A euro amount in a display currency, rounded half up once; a total is the sum of rounded unit prices times amounts.
 * Whole units for chf, czk, dkk, jpy, pln, rub, sek and nok. Specification 1 §9. The storefront reckons the same, so that
 * what is shown is what is charged.
 * @param cents euro cents
 * @param currency ISO 4217 in lower case
 * @param rate units of the currency per euro
 * @returns hundredths of the currency, for every currency alike (jpy too): 18500 is 185 kr
 */
export function displayMinor(cents: number, currency: string, rate: number): number {
  const exact = cents * rate;
  // The addend lifts products like 1.005 × 100, which binary fractions leave a hair below the half.
  const nudge = Math.sign(exact) * 1e-7;
  return isWholeCurrency(currency) ? Math.round((exact + nudge) / 100) * 100 : Math.round(exact + nudge);
}

/** `numerator / denominator` rounded half up; both are whole numbers, so nothing is lost on the way. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** 100 % plus the percentage, in hundredths of a per cent: 25.5 → 12 550. */
const grossFactor = (percentage: number): number => 10_000 + Math.round(percentage * 100);

/**
 * The gross price in one tax area of what costs `cents` gross in another: the net price stays the same. Rounded half up to
 * cents, once a unit.
 */
export function convertGross(cents: number, fromPercentage: number, toPercentage: number): number {
  if (fromPercentage === toPercentage) return cents;
  return divideHalfUp(cents * grossFactor(toPercentage), grossFactor(fromPercentage));
}

/** Value added tax contained in a gross amount, rounded half up to cents. */
export function containedVat(grossCents: number, percentage: number): number {
  return divideHalfUp(grossCents * (grossFactor(percentage) - 10_000), grossFactor(percentage));
}

/** Whether the reduction of a listed price runs. The start belongs to it, the end does not. */
export function isDiscountRunning(listed: ListedPrice, now: Date): boolean {
  if (listed.discountCents === null) return false;
  if (listed.discountStartsAt !== null && now < listed.discountStartsAt) return false;
  return listed.discountEndsAt === null || now < listed.discountEndsAt;
}

/** A listed price of tax area 1 as it reads in another area. */
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

/**
 * What a unit costs now. Specification 2 §3, §4.
 * @param lowestBeforeCents lowest price of the 30 days before the running reduction, where it was recorded
 */
export function unitPrice(listed: ListedPrice, now: Date, lowestBeforeCents: number | null = null): UnitPrice {
  const reduced = isDiscountRunning(listed, now) ? listed.discountCents : null;
  const activeCents = reduced ?? listed.regularCents;
  return {
    activeCents,
    clubCents: listed.clubCents !== null && listed.clubCents < activeCents ? listed.clubCents : null,
    regularCents: listed.regularCents,
    discountValueCents: reduced === null ? null : listed.regularCents - reduced,
    discountFreeCents: listed.fullCents ?? listed.regularCents,
    lowest30DaysCents: reduced === null ? null : lowestBeforeCents,
  };
}

/** A span of time in which everybody paid one price. */
export interface PriceSpan {
  readonly priceCents: number;
  readonly validFrom: Date;
  /** Null: still running. */
  readonly validTo: Date | null;
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price of the 30 days before a reduction began (Directive 98/6/EC, article 6a).
 * @param spans what was paid and when, in any order
 * @param reducedSince when the reduction began; null: when the running span of `reducedCents` began
 * @returns null when nothing was recorded in those days
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

/** What a card says of a price, euro cents. */
export interface CardPrice {
  readonly activeCents: number;
  /** Stands struck beside it. */
  readonly referenceCents: number | null;
  readonly type: 'regular' | 'discount' | 'outlet' | 'outdoor' | 'club';
  /** The club's price, for the line that guests see. */
  readonly clubCents: number | null;
}

/**
 * The price of a card. Members pay the club's price when it is lower, with the regular one as reference; guests see what
 * everybody pays, and the club's price as a line below. A reduction is shown only where the model allows to announce it. An
 * outdoor price is one whose regular price is below the full one already, and no club price is lower.
 * Specification 2 §3, §6; 0-product, card prices.
 */
export function cardPrice(
  price: UnitPrice,
  model: { readonly allowDiscount: boolean; readonly belongsToOutlet: boolean },
  isMember: boolean,
): CardPrice {
  const { activeCents, clubCents, regularCents } = price;
  if (isMember && clubCents !== null) {
    return { activeCents: clubCents, referenceCents: regularCents, type: 'club', clubCents };
  }
  const isAnnounced = model.allowDiscount && activeCents < regularCents;
  const isOutdoor = regularCents < price.discountFreeCents && clubCents === null;
  const unflagged = isAnnounced ? 'discount' : isOutdoor ? 'outdoor' : 'regular';
  const type = model.belongsToOutlet ? 'outlet' : unflagged;
  return { activeCents, referenceCents: isAnnounced ? regularCents : null, type, clubCents };
}

/** The cheapest of several prices: what a card or a model with many variants says. Null for none. */
export function cheapest(prices: readonly UnitPrice[]): UnitPrice | null {
  return prices.reduce<UnitPrice | null>(
    (best, price) => (best === null || price.activeCents < best.activeCents ? price : best),
    null,
  );
}

/** Cents as the wire's decimal euros. */
export const toEuros = (cents: number): number => cents / 100;

/** Cents that may be missing as the wire's decimal euros. */
export const toOptionalEuros = (cents: number | null): number | null => (cents === null ? null : cents / 100);
