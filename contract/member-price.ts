import type { OfferSegment } from './offer-segments';

/** What a segment of customers pays, in the unit of the price it belongs to. */
export interface SegmentPrice {
  readonly segment: OfferSegment;
  readonly price: number;
  /** Of the offer that makes it; null or left out where none does. */
  readonly id?: number | null | undefined;
}

/** The prices of one thing, all in one unit. */
export interface OfferedPrice {
  /** What everybody pays. */
  readonly active: number;
  /** What members of the club pay; null where that is not less. */
  readonly club: number | null;
  /** What segments pay by offers. */
  readonly offers: readonly SegmentPrice[];
}

/** The price of one customer. */
export interface MemberPrice {
  readonly now: number;
  /** Whose price it is; null: everybody's. */
  readonly by: OfferSegment | null;
  /** The offer that makes it so; null where it is everybody's price, or the club's without an offer. */
  readonly offerId: number | null;
  /** Prices below it that the customer would get by other memberships, the lowest first, one of each segment. */
  readonly others: readonly SegmentPrice[];
}

/**
 * THE rule of prices for members, by which cards, product pages and carts tell a price and the cart charges it: a customer pays the lowest
 * of the price for everybody and those of the customer's own segments; nobody adds two of them together. Lower prices of other
 * segments are told beside it, as the club's price is told to guests. Specification 2 §6.
 * @param segments of the customer; none for a guest
 */
export function memberPrice({ active, club, offers }: OfferedPrice, segments: readonly OfferSegment[]): MemberPrice {
  const all: SegmentPrice[] = [...offers, ...(club === null ? [] : [{ segment: 'club' as const, price: club }])];
  const lower = all.filter(({ price }) => price < active).sort((one, other) => one.price - other.price);
  const own = lower.find(({ segment }) => segments.includes(segment));
  const now = own?.price ?? active;
  const others = lower.filter(
    ({ segment, price }, index) =>
      price < now && !segments.includes(segment) && lower.findIndex((each) => each.segment === segment) === index,
  );
  return { now, by: own?.segment ?? null, offerId: own?.id ?? null, others };
}
