import type { CheckoutRow } from 'contract/checkout';
import { OFFER_SEGMENTS, type OfferSegment } from 'contract/offer-segments';

/** What offers for groups of customers make of a row. */
export type RowOffers = {
  /** Whose price it is, where it is not everybody's. */
  readonly offerBy: OfferSegment | null;
  /** What that offer is called, and who gets it and how; null for a price of the price list. */
  readonly offer: { readonly name: string; readonly conditions: string } | null;
  /** What people of other segments would pay for one by an offer. */
  readonly offers: readonly { readonly segment: OfferSegment; readonly hundredths: number }[];
};

/** Reads them. @param display an amount in hundredths of the display currency; null without one */
export function readOffers(
  { price_type, offer, segment_prices }: CheckoutRow,
  display: (minor: number | null, euros: number) => number | null,
): RowOffers {
  return {
    offerBy: OFFER_SEGMENTS.find((segment) => segment === price_type) ?? null,
    offer,
    offers: segment_prices.flatMap(({ segment, price, display_minor }) => {
      const hundredths = display(display_minor, price);
      return hundredths === null ? [] : [{ segment, hundredths }];
    }),
  };
}
