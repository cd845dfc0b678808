import type { Prices } from '../product';
import { discountPercent } from './discount-percent';

export type PriceType = 'normal' | 'discount' | 'club' | 'outdoor' | 'outlet';

export interface PriceContext {
  readonly belongsToOutlet: boolean;
  readonly allowDiscount: boolean;
}

/**
 * What kind of price it is. Outlet if flagged; discount if the active price is below the regular one, discounts are
 * allowed and no lower club price stands against it; club if the club's price is below the active one; outdoor if the
 * regular price is itself below the full discount-free one and no club price is lower; otherwise normal. Specification 2 §4.
 */
export function priceType(prices: Prices, { belongsToOutlet, allowDiscount }: PriceContext): PriceType {
  const { active, club, regular, discountFree } = prices;
  const clubIsLower = club !== null && club < active;
  if (belongsToOutlet) return 'outlet';
  if (active < regular && allowDiscount && !clubIsLower) return 'discount';
  if (clubIsLower) return 'club';
  if (discountFree !== null && regular < discountFree && (club === null || active < club)) return 'outdoor';
  return 'normal';
}

/** What a page says of a price, in cents. */
export interface ShownPrice {
  readonly type: PriceType;
  /** What this visitor pays. */
  readonly now: number;
  /** Struck beside it; null when nothing is reduced. */
  readonly before: number | null;
  /** The club's price for a guest who could log in to get it. */
  readonly clubOffer: number | null;
  /** Whole per cent off, from 5 up; null below. */
  readonly percent: number | null;
  /** Lowest price of 30 days, where a reduction is announced. */
  readonly lowest30Days: number | null;
}

/**
 * What to show of a price. Club prices are for members; a guest sees the price for everybody and the club's offer beside
 * it (Specification 2 §6). The 30-day price is for EU countries (Directive 98/6/EC, article 6a).
 */
export function shownPrice(
  prices: Prices,
  context: PriceContext & { readonly isMember: boolean; readonly isEuMember: boolean },
): ShownPrice {
  const type = priceType(prices, context);
  const clubIsLower = prices.club !== null && prices.club < prices.active;
  const now = clubIsLower && context.isMember ? (prices.club ?? prices.active) : prices.active;
  const isReduced = now < prices.regular && (context.allowDiscount || (clubIsLower && context.isMember));
  const before = isReduced ? prices.regular : null;
  return {
    type,
    now,
    before,
    clubOffer: clubIsLower && !context.isMember ? prices.club : null,
    percent: discountPercent(now, before),
    lowest30Days: before !== null && prices.active < prices.regular && context.isEuMember ? prices.lowest30Days : null,
  };
}
