import { MAX_QUANTITY } from 'contract/checkout';
import { z } from 'zod';
import { MAX_REQUEST_LENGTH } from './checkout-draft';
import { submissionId } from './packed-cart';
import { cleanCode } from './rules/codes';

/** A whole number as a form sends it: digits only. */
const digits = z
  .string()
  .trim()
  .regex(/^\d{1,10}$/)
  .transform(Number);

const amount = digits.pipe(z.int().min(1).max(MAX_QUANTITY));
const rowId = z.string().trim().min(1).max(200);
const code = z.string().max(200).transform(cleanCode).pipe(z.string().min(1).max(100));

/** A checkbox. */
const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** Puts a product into the cart. `returnTo` is the product's page, which then opens with `?added=`. */
const addForm = z.object({
  intent: z.literal('add'),
  productId: digits.pipe(z.int().min(1).max(2_147_483_647)),
  amount: amount.default(1),
  mode: z.enum(['raise', 'set']).default('raise'),
  returnTo: z.string().max(2_000).optional(),
  /** Set by scripts: the same press sent again, because the page was left, counts once. */
  submission: submissionId.optional(),
});

/** Sets a row's quantity: the typed number plus the step of the pressed button. */
const updateForm = z.object({
  intent: z.literal('update'),
  id: rowId,
  amount,
  step: z.enum(['-1', '1']).transform(Number).optional(),
  returnTo: z.string().max(2_000).optional(),
});

/** All changes that a form can make to the cart. */
export const cartForm = z.discriminatedUnion('intent', [
  addForm,
  updateForm,
  z.object({ intent: z.literal('remove'), id: rowId }),
  z.object({ intent: z.literal('clear') }),
  /** Sets the services around the products: an unticked box sends nothing. */
  z.object({
    intent: z.literal('services'),
    repack: ticked,
    pikanouto: ticked,
    part_delivery: ticked,
    special_request: z.string().max(MAX_REQUEST_LENGTH).default(''),
  }),
  /** Cancels the order that waits for its payment, so that the cart can be changed. */
  z.object({ intent: z.literal('reopen') }),
  z.object({ intent: z.literal('add-code'), code }),
  z.object({ intent: z.literal('remove-code'), code }),
  /** Removes a gift card from the payment. */
  z.object({ intent: z.literal('remove-gift-card'), key: z.string().regex(/^[\da-f]{16}$/) }),
]);
export type CartForm = z.infer<typeof cartForm>;
