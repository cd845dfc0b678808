import { z } from 'zod';
import { euros, flag, integer, label, listOrEmpty, orNull, text } from './wire';

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
