import type { SegmentPrice } from 'contract/member-price';
import { toExactCents } from './cents';

/** The prices of segments in cents, as far as there are any. */
export const toOffers = (offers: readonly SegmentPrice[]): { readonly offers?: readonly SegmentPrice[] } =>
  offers.length === 0
    ? {}
    : { offers: offers.map(({ segment, price, id }) => ({ segment, price: toExactCents(price), id })) };
