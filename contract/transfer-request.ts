import { z } from 'zod';
import { MAX_QUANTITY } from './cart-limits';
import { flag, listOrEmpty, text } from './wire';

/** Units of a row by the slug of a store; of a transfer request. */
export const storeAmounts = z
  .record(z.string().max(100), z.int().min(0).max(MAX_QUANTITY))
  .refine((amounts) => Object.keys(amounts).length <= 50);

/** A store that products are sent from or to. */
const transferStore = z.object({ slug: z.string(), name: text });

/** A transfer between stores that staff collects products for; added to Specification 1 §7. */
export const transferRequest = z.object({
  from: listOrEmpty(transferStore),
  to: listOrEmpty(transferStore),
  reserve_quantity: flag,
  high_priority: flag,
});
