import { z } from 'zod';

/**
 * Form to look up an order by its number and e-mail address; errors are the codes `required` and `email`, which the page
 * translates. Specification 1 §2, /view-order.
 */
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
