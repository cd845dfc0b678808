import { type ActionFunctionArgs, data } from '@remix-run/node';
import { z } from 'zod';
import { readSuggestions, type SkiChoice } from '~/api/ski-wizard';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { reasonNotOrderable } from '~/features/cart/check-cart.server';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { submissionId } from '~/features/cart/packed-cart';
import { addBundle, bundleUid } from '~/features/cart/rules/bundles';
import type { Cart, CartChange } from '~/features/cart/rules/cart';
import { addProduct } from '~/features/cart/rules/products';
import { MAX_REQUEST_LENGTH } from '~/features/cart/rules/special-request';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { checkPackage, packageId } from './check-package.server';
import type { SkierFacts } from './rules/skier-form';
import { PARTS } from './rules/steps';
import { keepWizard, NOTHING_KEPT, readKept, type Sport } from './wizard-cookie.server';

const id = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))
  .transform((number) => (number === 0 ? null : number));

/** The form of the package: its parts, 0 for none, and the price that was shown for it, hundredths of the display currency. */
export const orderForm = z.object({
  skis: id.default(null),
  bindings: id.default(null),
  boots: id.default(null),
  promised: z
    .string()
    .regex(/^\d{0,12}$/)
    .default('')
    .transform((text) => (text === '' ? null : Number(text))),
  submission: submissionId.optional(),
  /** The workshop gets what the skier told. */
  tell: z.literal('on').optional(),
});

export type OrderAnswer = { readonly text: string };

const refuse = (text: string) => data<OrderAnswer>({ text }, 400);

/** The skier's numbers for the workshop, as a line of the order's special request. */
function noteOf({ t }: ShopContext, { height, weight, level, sole }: SkierFacts): string {
  const text = t('ski-wizard');
  const facts = [
    height !== undefined && text('note.height', { cm: height }),
    weight !== undefined && text('note.weight', { kg: weight }),
    level !== undefined && text(`level.${level}`),
    sole !== undefined && text('note.sole', { mm: sole }),
  ].filter(Boolean);
  return facts.length === 0 ? '' : text('note', { facts: facts.join(', ') });
}

/** The checkout form with the note once in its special request; null where there is nothing to add or no room. */
function draftWithNote(context: ShopContext, note: string): string | null {
  const draft = readDraft(context.request);
  if (note === '' || draft.specialRequest.includes(note)) return null;
  const specialRequest = `${draft.specialRequest} ${note}`.trim();
  if (specialRequest.length > MAX_REQUEST_LENGTH) return null;
  return draftSetCookie({ ...draft, specialRequest }, context.request);
}

/** Parts that are no whole package go into the cart as what they are, each at its own price. */
function addEach(choice: SkiChoice): (cart: Cart) => CartChange {
  const ids = PARTS.flatMap((part) => choice[part] ?? []);
  return (cart) =>
    ids.reduce<CartChange>(
      (change, productId) => (change.ok ? addProduct(change.cart, { productId, amount: 1 }, 'raise') : change),
      { ok: true, cart },
    );
}

async function planOf(
  context: ShopContext,
  sport: Sport,
  choice: SkiChoice,
  promised: number | null,
): Promise<{ readonly refused: string } | { readonly change: (cart: Cart) => CartChange }> {
  const { api, locale, t } = context;
  const text = t('ski-wizard');
  const where = { taxAreaId: locale.taxAreaId, country: locale.country };
  const found = await orErrorPage(readSuggestions(api, { sport, choice, skier: {}, part: null, limit: 1, ...where }));
  if (!found || PARTS.some((part) => choice[part] !== null && !found.chosen[part])) return { refused: text('gone') };
  if (!found.isCompatible) return { refused: text('incompatible') };
  const bundle = found.isComplete ? packageId(choice) : null;
  if (bundle === null) {
    const reasons = await Promise.all(
      PARTS.flatMap((part) => choice[part] ?? []).map((each) => reasonNotOrderable(context, each)),
    );
    const refused = reasons.filter((reason) => reason !== undefined).join(' ');
    return refused === '' ? { change: addEach(choice) } : { refused };
  }
  const { price, refusal } = await checkPackage(context, choice);
  if (price === null) return { refused: refusal };
  if (promised !== null && promised !== price.totalHundredths) return { refused: text('priceChanged') };
  return { change: (cart) => addBundle(cart, { uid: bundleUid(cart, Date.now()), id: bundle, amount: 1 }) };
}

/**
 * Puts the package into the cart in one go, at the price that was shown: the backend is asked once more. The parts are then
 * forgotten and the skier's numbers kept.
 */
export async function orderPackage(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const { request, language, t } = context;
  const sport: Sport = context.params['sport'] === 'nordic' ? 'nordic' : 'alpine';
  const form = orderForm.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) return refuse(t('cart-answers')('refused.unclear'));
  const { promised, submission, tell, ...choice } = form.data;
  if (PARTS.every((part) => choice[part] === null)) return refuse(t('ski-wizard')('notWhole'));
  const plan = await planOf(context, sport, choice, promised);
  if ('refused' in plan) return refuse(plan.refused);
  const stored = await changeVisitorsCart(context, plan.change, submission);
  if (!stored.ok) return refuse(t('cart-answers')(`refused.${stored.refusal}`));
  const { skier } = readKept(request, sport);
  const note = tell === 'on' ? draftWithNote(context, noteOf(context, skier)) : null;
  const kept = keepWizard(request, sport, { ...NOTHING_KEPT, isEnabled: true, skier });
  const headers = cookieHeaders([...stored.cookies, kept, ...(note === null ? [] : [note])]);
  const toast = { type: 'success', text: t('ski-wizard')('inCart') } as const;
  return redirectWithToast(pathTo('cart', language), toast, { headers });
}
