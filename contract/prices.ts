import { z } from 'zod';
import { OFFER_SEGMENTS } from './offer-segments';
import { euros, listOrEmpty, optionalEuros, optionalId, text } from './wire';

/** Added: what segments of customers pay by an offer (`member-price.ts`). */
export const segmentPrices = listOrEmpty(z.object({ segment: z.enum(OFFER_SEGMENTS), price: euros, id: optionalId }));

/** Added: what an offer is called, and who gets it and how, in the language of the call. */
export const offerText = z.object({ name: text, conditions: text });

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
