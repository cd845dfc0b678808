import { z } from 'zod';
import { OFFER_SEGMENTS } from './offer-segments';
import { euros, integer, listOrEmpty, optionalEuros, optionalId, orNull, text } from './wire';

/** Added: what segments of customers pay by an offer (`member-price.ts`). */
export const segmentPrices = listOrEmpty(z.object({ segment: z.enum(OFFER_SEGMENTS), price: euros, id: optionalId }));

/** Added: what an offer is called, and who gets it and how, in the language of the call. */
const offerText = z.object({ name: text, conditions: text });

/** Added: the offers behind the prices of the variants of a model. */
export const offerTexts = listOrEmpty(offerText.extend({ id: integer }));

/** What offers make of a row of a cart. */
export const rowOffers = {
  /** The offer by which the price is what it is. */
  offer: orNull(offerText),
  /** What people of other segments would pay by an offer, where that is less; `display_minor` is in the display currency. */
  segment_prices: listOrEmpty(
    z.object({ segment: z.enum(OFFER_SEGMENTS), price: euros, display_minor: orNull(z.int()) }),
  ),
};

/** Prices of a model or variant in one tax area, euros (Specification 2 §3, prices by tax area). */
export const prices = z
  .object({
    /** The lowest price that everybody pays now. */
    active: euros,
    /** The price for members of the club, where there is one. */
    club: optionalEuros,
    /** The price before a reduction; left out where there is none. */
    regular: optionalEuros,
    discount_value: optionalEuros,
    /** Full price free of any discount. */
    discount_free: optionalEuros,
    /** Added: lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a). */
    lowest_30_days: optionalEuros,
    offers: segmentPrices,
  })
  .transform((known) => ({ ...known, regular: known.regular ?? known.active }));
export type Prices = z.output<typeof prices>;

/** Keyed by tax area id, as text. */
export const pricesByTaxArea = z.record(z.string(), prices);
