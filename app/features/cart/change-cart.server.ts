import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { endCartChoices } from '~/features/staff/staff-choices.server';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { type ShopContext, shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { redirectWithToast } from '~/server/flash.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { isScripted } from '~/server/scripted-request.server';
import { changeVisitorsCart } from './account-cart.server';
import { addKit, addSet } from './add-several.server';
import { readCart } from './cart-cookie.server';
import { type CartForm, cartForm, withParts } from './cart-form';
import type { Plan, Verb } from './cart-plan';
import type { CartReply } from './cart-state';
import { reasonNotOrderable } from './check-cart.server';
import { draftClearCookie, draftSetCookie, readDraft } from './checkout-draft.server';
import { dropCode, dropGiftCode, enterCode } from './code-verbs.server';
import { giftCodesSetCookie } from './gift-codes.server';
import { cancelPendingOrder, endAttempt } from './pending-order.server';
import { EMPTY_CART } from './rules/cart';
import { addProduct } from './rules/products';
import { removeRow, withAmount } from './rules/row-amount';
import { forget, save, unsave } from './saved-verbs.server';
import { divide, isAboutStores, override } from './staff-verbs.server';

/** `returnTo` with `?added=`, when it is a path of this shop; else undefined. */
function returnPath(returnTo: string | undefined, productId: number): string | undefined {
  const path = safeRedirect(returnTo, '');
  if (path === '') return undefined;
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('added', String(productId));
  return url.pathname + url.search + url.hash;
}

const add: Verb<'add'> = async (context, { productId, amount, mode, returnTo }) => {
  const text = await reasonNotOrderable(context, productId);
  if (text !== undefined) return { refused: { ok: false, text } };
  const to = returnPath(returnTo, productId);
  return {
    change: (cart) => addProduct(cart, { productId, amount }, mode),
    said: 'added',
    added: productId,
    tracked: { event: 'add', productId, quantity: amount },
    ...(to !== undefined && { to }),
  };
};

const update: Verb<'update'> = (_, form) => {
  const amount = form.amount + (form.step ?? 0);
  const to = safeRedirect(form.returnTo, '');
  return {
    change: (cart) => withAmount(cart, form.id, amount),
    said: amount === 0 ? 'removed' : 'updated',
    ...(to !== '' && { to }),
  };
};

const remove: Verb<'remove'> = ({ request }, { id }) => {
  const row = readCart(request).products.find(({ productId }) => String(productId) === id);
  return {
    change: (cart) => removeRow(cart, id),
    said: 'removed',
    ...(row && { tracked: { event: 'remove', productId: row.productId, quantity: row.amount } }),
  };
};

const clear: Verb<'clear'> = () => ({ change: () => ({ ok: true, cart: EMPTY_CART }), said: 'cleared' });

/** Cancels the order that waits for its payment and releases its stock for the cart. */
const reopen: Verb<'reopen'> = async (context) => {
  await cancelPendingOrder(context, readDraft(context.request).reference);
  return { change: (cart) => ({ ok: true, cart }), said: 'reopened' };
};

/** Stores the chosen services and the special request with the form; express pick-up is never sent in parts. */
const chooseServices: Verb<'services'> = ({ request }, form) => ({
  change: (cart) => ({ ok: true, cart }),
  said: 'services',
  draft: {
    ...readDraft(request),
    wantsRepack: form.repack,
    wantsPikanouto: form.pikanouto,
    wantsParts: form.part_delivery && !form.pikanouto,
    specialRequest: form.special_request.trim(),
  },
});

function planOf(context: ShopContext, form: CartForm): Plan | Promise<Plan> {
  switch (form.intent) {
    case 'add':
      return add(context, form);
    case 'add-bundle':
      return addSet(context, form);
    case 'add-kit':
      return addKit(context, form);
    case 'update':
      return update(context, form);
    case 'remove':
      return remove(context, form);
    case 'clear':
      return clear(context, form);
    case 'save':
      return save(context, form);
    case 'unsave':
      return unsave(context, form);
    case 'forget':
      return forget(context, form);
    case 'override':
      return override(context, form);
    case 'divide':
      return divide(context, form);
    case 'services':
      return chooseServices(context, form);
    case 'reopen':
      return reopen(context, form);
    case 'add-code':
      return enterCode(context, form);
    case 'remove-code':
      return dropCode(context, form);
    case 'remove-gift-card':
      return dropGiftCode(context, form);
  }
}

/** The message for a form that does not parse: about the quantity, the code, or the whole form. */
function parseErrorReply(context: ShopContext, error: Record<string, unknown> | null): CartReply {
  const t = context.t('cart-answers');
  if (error?.['code']) return { ok: false, field: 'code', text: t('code.required') };
  if (error?.['special_request']) return { ok: false, field: 'request', text: t('services.tooLong') };
  if (error?.['price']) return { ok: false, text: t('till.priceError') };
  if (error?.['amount'] || isAboutStores(error)) return { ok: false, field: 'amount', text: t('refused.amount') };
  return { ok: false, text: t('refused.unclear') };
}

/**
 * The cart's action. A successful change is stored in the cookie and redirects to the cart (or `returnTo`); a refused one
 * changes nothing and is shown on the page. Specification 1 §4.
 */
export async function changeCart(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = parseForm(withParts(await readForm(args.request)), cartForm, { groups: ['to', 'from'] });
  if (form.status !== 'success') {
    return data<CartReply>(parseErrorReply(context, form.status === 'error' ? form.error : null), 400);
  }
  const plan = await planOf(context, form.value);
  if ('refused' in plan) return data(plan.refused, 400);
  const submission = form.value.intent === 'add' ? form.value.submission : undefined;
  const stored = await changeVisitorsCart(context, plan.change, submission);
  const t = context.t('cart-answers');
  if (!stored.ok) {
    const field = stored.refusal === 'amount' ? { field: 'amount' as const } : {};
    return data<CartReply>({ ok: false, text: t(`refused.${stored.refusal}`), ...field }, 400);
  }

  const headers = cookieHeaders([...stored.cookies, ...(plan.cookies ?? [])]);
  const { request } = context;
  if (form.value.intent === 'clear') {
    headers.append('Set-Cookie', draftClearCookie(request));
    headers.append('Set-Cookie', giftCodesSetCookie([], request));
    for (const cookie of await endCartChoices(context)) headers.append('Set-Cookie', cookie);
  }
  if (form.value.intent === 'reopen') {
    headers.append('Set-Cookie', draftSetCookie(endAttempt(readDraft(request)), request));
  }
  for (const cookie of (await plan.afterwards?.()) ?? []) headers.append('Set-Cookie', cookie);
  if (plan.draft) headers.append('Set-Cookie', draftSetCookie(plan.draft, request));
  const text = t(`done.${plan.said}`, plan.words);
  if (isScripted(context.request)) {
    const { added, tracked, replacedBy } = plan;
    const reply: CartReply = {
      ...{ ok: true, text },
      ...(added !== undefined && { added }),
      ...(tracked && { tracked }),
      ...(replacedBy !== undefined && { replacedBy }),
    };
    return data(reply, { headers });
  }
  if (plan.to !== undefined) return redirect(plan.to, { status: 303, headers });
  return redirectWithToast(pathTo('cart', context.language), { type: 'success', text }, { headers });
}
