import { z } from 'zod';

/** Value of `intent` of the form, by which the page's action knows it. */
export const RESTOCK_INTENT = 'restock';

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

/** What the action answers when nobody was added: the form again, with what was typed. */
export interface RestockAnswer {
  readonly restock: { readonly variant: number; readonly email: string; readonly error: string };
}
