import { MAX_QUANTITY } from 'contract/cart-limits';
import { z } from 'zod';
import { submissionId } from './packed-cart';
import { cleanCode } from './rules/codes';
import { MAX_REQUEST_LENGTH } from './rules/special-request';

/** A whole number as a form sends it: digits only. */
const digits = z
  .string()
  .trim()
  .regex(/^\d{1,10}$/)
  .transform(Number);

const amount = digits.pipe(z.int().min(1).max(MAX_QUANTITY));
const productId = digits.pipe(z.int().min(1).max(2_147_483_647));
/** An amount in euros as people type it; null when it is empty. */
const price = z
  .string()
  .trim()
  .regex(/^(?:\d{1,6}(?:[.,]\d{1,2})?)?$/)
  .default('')
  .transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)));
const rowId = z.string().trim().min(1).max(200);
const code = z.string().max(200).transform(cleanCode).pipe(z.string().min(1).max(100));

/** A checkbox. */
const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** Units by store of a transfer request, in fields `to.SLUG` or `from.SLUG`; an empty field is none. */
const storeAmounts = z
  .record(
    z.string().max(100),
    z.union([z.undefined(), z.literal('').transform(() => undefined), digits.pipe(z.int().max(MAX_QUANTITY))]),
  )
  .refine((amounts) => Object.keys(amounts).length <= 50)
  .default({})
  .transform((amounts) => Object.fromEntries(Object.entries(amounts).map(([slug, each]) => [slug, each ?? 0])));

/** Puts a product into the cart. `returnTo` is the product's page, which then opens with `?added=`. */
const addForm = z.object({
  intent: z.literal('add'),
  productId,
  amount: amount.default(1),
  mode: z.enum(['raise', 'set']).default('raise'),
  returnTo: z.string().max(2_000).optional(),
  /** Set by scripts: the same press sent again, because the page was left, counts once. */
  submission: submissionId.optional(),
});

/**
 * Puts a bundle into the cart. `bundle` joins the variants chosen for its parts with dashes, 0 for a part without a choice.
 * `returnTo` is the bundle's page.
 */
const addBundleForm = z.object({
  intent: z.literal('add-bundle'),
  bundle: z.string().regex(/^\d{1,10}(-\d{1,10}){0,19}$/),
  returnTo: z.string().max(2_000).default(''),
});

/** Puts several products into the cart, one of each. `parts` and `returnTo` are like those of a bundle. */
const addKitForm = z.object({
  intent: z.literal('add-kit'),
  parts: z.string().regex(/^\d{1,10}(-\d{1,10}){0,9}$/),
  returnTo: z.string().max(2_000).default(''),
});

/** The form with its fields `part`, one a part of the bundle or kit, as one field. */
export function withParts(form: FormData): FormData {
  const intent = form.get('intent');
  if (intent !== 'add-bundle' && intent !== 'add-kit') return form;
  const parts = form.getAll('part').map((part) => (/^\d{1,10}$/.test(String(part)) ? String(part) : '0'));
  form.set(intent === 'add-kit' ? 'parts' : 'bundle', parts.join('-'));
  form.delete('part');
  return form;
}

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
  addBundleForm,
  addKitForm,
  updateForm,
  z.object({ intent: z.literal('remove'), id: rowId }),
  z.object({ intent: z.literal('clear') }),
  /** Staff's name and price of a row. */
  z.object({ intent: z.literal('override'), id: productId, name: z.string().trim().max(200).default(''), price }),
  /** How staff divides a row of a transfer request among stores. */
  z.object({ intent: z.literal('divide'), id: productId, to: storeAmounts, from: storeAmounts }),
  /** Moves a row out of the cart for later, moves it back, or forgets it. */
  z.object({ intent: z.literal('save'), id: productId }),
  z.object({ intent: z.literal('unsave'), id: productId }),
  z.object({ intent: z.literal('forget'), id: productId }),
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
