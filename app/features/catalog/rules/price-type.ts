import { type MemberPrice, memberPrice, type SegmentPrice } from 'contract/member-price';
import type { OfferSegment } from 'contract/offer-segments';
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

/** The price of a visitor and what others pay, in cents, by the rule of members' prices. Specification 2 §6. */
export const personalPrice = (
  { active, club, offers = [] }: Pick<Prices, 'active' | 'club' | 'offers'>,
  segments: readonly OfferSegment[],
): MemberPrice => memberPrice({ active, club, offers }, segments);

/** The price that a visitor pays, in cents. Specification 2 §6. */
export const payablePrice = (
  prices: Pick<Prices, 'active' | 'club' | 'offers'>,
  segments: readonly OfferSegment[],
): number => personalPrice(prices, segments).now;

/** A price as a page shows it, in cents. */
export interface ShownPrice {
  readonly type: PriceType;
  /** The price for this visitor. */
  readonly now: number;
  /** The struck-through price; null when not reduced. */
  readonly before: number | null;
  /** The club price, for a guest who could log in to get it. */
  readonly clubOffer: number | null;
  /** The offer that makes the club price; null where it is of the price list. */
  readonly clubOfferId: number | null;
  /** Whose price `now` is; null: everybody's. */
  readonly by: OfferSegment | null;
  /** The offer that makes it so; null without one. */
  readonly offerId: number | null;
  /** Lower prices of segments other than the club that the visitor does not belong to. */
  readonly offers: readonly SegmentPrice[];
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
  context: PriceContext & { readonly segments: readonly OfferSegment[]; readonly isEuMember: boolean },
): ShownPrice {
  const type = priceType(prices, context);
  const { now, by, offerId, others } = personalPrice(prices, context.segments);
  const isReduced = now < prices.regular && (context.allowDiscount || by !== null);
  const before = isReduced ? prices.regular : null;
  const club = others.find(({ segment }) => segment === 'club');
  return {
    type,
    now,
    before,
    clubOffer: club?.price ?? null,
    clubOfferId: club?.id ?? null,
    by,
    offerId,
    offers: others.filter(({ segment }) => segment !== 'club'),
    percent: discountPercent(now, before),
    lowest30Days: before !== null && prices.active < prices.regular && context.isEuMember ? prices.lowest30Days : null,
  };
}
