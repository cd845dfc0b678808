import type { Prices } from '../product';
import { discountPercent } from './discount-percent';

export type PriceType = 'normal' | 'discount' | 'club' | 'outdoor' | 'outlet';

export interface PriceContext {
  readonly belongsToOutlet: boolean;
  readonly allowDiscount: boolean;
}

/**
 * Determines the type of a price. Outlet if flagged; discount if the active price is below the regular one, discounts are
 * allowed and no club price is lower; club if the club's price is below the active one; outdoor if the active price is
 * below the full discount-free one, and below the club's where there is one; otherwise normal. Specification 2 §4.
 */
export function priceType(prices: Prices, { belongsToOutlet, allowDiscount }: PriceContext): PriceType {
  const { active, club, regular, discountFree } = prices;
  const clubIsLower = club !== null && club < active;
  if (belongsToOutlet) return 'outlet';
  if (active < regular && allowDiscount && !clubIsLower) return 'discount';
  if (clubIsLower) return 'club';
  if (discountFree !== null && active < discountFree && (club === null || active < club)) return 'outdoor';
  return 'normal';
}

/** The price that a visitor pays, in cents: members of the club pay its price where it is lower. Specification 2 §6. */
export const payablePrice = ({ active, club }: Pick<Prices, 'active' | 'club'>, isMember: boolean): number =>
  isMember && club !== null && club < active ? club : active;

/** A price as a page shows it, in cents. */
export interface ShownPrice {
  readonly type: PriceType;
  /** The price for this visitor. */
  readonly now: number;
  /** The struck-through price; null when not reduced. */
  readonly before: number | null;
  /** The club price, for a guest who could log in to get it. */
  readonly clubOffer: number | null;
  /** Discount in whole percent, 5 or more; null below 5. */
  readonly percent: number | null;
  /** Lowest price of the last 30 days, when a reduction is shown. */
  readonly lowest30Days: number | null;
}

/**
 * Decides what to show of a price. Club prices are for members; a guest sees the regular price with the club price next to
 * it (Specification 2 §6). The 30-day price is for EU countries (Directive 98/6/EC, article 6a).
 */
export function shownPrice(
  prices: Prices,
  context: PriceContext & { readonly isMember: boolean; readonly isEuMember: boolean },
): ShownPrice {
  const type = priceType(prices, context);
  const clubIsLower = prices.club !== null && prices.club < prices.active;
  const now = payablePrice(prices, context.isMember);
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
