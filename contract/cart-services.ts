import { z } from 'zod';
import { euros, flag, integer, label, listOrEmpty, optionalText, orNull, text } from './wire';

/** A service that the cart can have: gift wrapping (`repack`), `pikanouto` or `part_delivery` (added). */
export const cartService = z.object({
  kind: text,
  /** It was requested and is part of the total. */
  is_chosen: flag,
  name: text,
  price: euros,
  display_price_minor: orNull(z.int()),
  note: text,
});

/** A store where the cart can be picked up: which rows lie there now and which are brought (added). */
export const pickupStore = z.object({
  id: label,
  name: text,
  street_address: text,
  postal_code: text,
  city: text,
  here: listOrEmpty(integer),
  coming: listOrEmpty(integer),
  /** When all of it is ready, in words and as dates. */
  ready: text,
  ready_dates: text,
  /** When express pick-up has it ready, in words; empty without it. */
  express: text,
});

/**
 * A way of delivery. The specification prints its fields for the look-up only (2 §3: name, timeEstimate, price, storeSlug):
 * a backend that answers those here too is understood, and names the method by its name.
 */
export const checkoutDeliveryMethod = z
  .object({
    /** Value of the form field `delivery_method` (added). */
    id: optionalText,
    name: z.string(),
    price: euros,
    time_estimate: text,
    timeEstimate: text,
    storeSlug: optionalText,
    /** `pickup_point`, `home` or `store` (added). */
    kind: text,
    /** A delivery location must be chosen (added). */
    needs_location: flag,
    description: text,
    /** Days of arrival as dates, in the cart's language; empty while they are not known (added). */
    dates: text,
    display_price_minor: orNull(z.int()),
  })
  .transform(({ timeEstimate, storeSlug, ...method }) => ({
    ...method,
    id: method.id ?? method.name,
    time_estimate: method.time_estimate || timeEstimate,
    kind: method.kind || (storeSlug === null ? '' : 'store'),
  }));

/** A way to pay; one without an id goes by its name. */
export const checkoutPaymentMethod = z
  .object({ id: optionalText, name: z.string(), processor_slug: text, description: text, kind: text })
  .transform((method) => ({ ...method, id: method.id ?? method.name }));
