import { z } from 'zod';

/** Codes of errors in the e-mail field; the page turns them into words. */
export type EmailError = 'required' | 'invalid';

const error = (code: EmailError) => ({ error: code });

/** The form for a restock notice: e-mail required, of the e-mail type. Specification 2 §5. */
export const restockForm = z.object({
  variant: z.coerce.number().int().min(1).max(2_147_483_647),
  email: z
    .string(error('required'))
    .trim()
    .min(1, error('required'))
    .max(254, error('invalid'))
    .pipe(z.email(error('invalid'))),
});
