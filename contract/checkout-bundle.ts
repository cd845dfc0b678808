import { z } from 'zod';
import { count, link, optionalEuros, optionalPicture, orDefault, orNull, text } from './wire';

/** A bundle as validated; all but `uid`, `id` and `amount` are added. Its parts are among `products`, with its uid as `bundleHash`. */
export const checkoutBundle = z.object({
  uid: z.union([z.string(), z.int()]).transform(String),
  id: text,
  amount: orDefault(count, 1),
  name: text,
  brand: text,
  path: link,
  image: optionalPicture,
  max_amount: orNull(z.int()),
  price: optionalEuros,
  reference_price: optionalEuros,
  total_price: optionalEuros,
  notice: text,
  /** The days on which all of it arrives, as of a row. */
  arrival_dates: text,
  display_price_minor: orNull(z.int()),
  display_reference_minor: orNull(z.int()),
  display_total_minor: orNull(z.int()),
});
export type CheckoutBundle = z.output<typeof checkoutBundle>;
