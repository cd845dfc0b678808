import { z } from 'zod';

/** Codes of field errors; the page turns them into words. */
export type ViewOrderError = 'required' | 'email';

/** Look-up of an order by the e-mail it was placed with and its number. Specification 1 §2, /view-order. */
export const viewOrderForm = z.object({
  email: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(254, { error: 'email' })
    .pipe(z.email({ error: 'email' })),
  order_number: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(40, { error: 'required' })
    .transform((number) => number.replace(/\s+/g, '').toUpperCase()),
});
