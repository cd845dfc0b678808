import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { checkCart } from '~/api/checkout';
import { pathTo } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { type ShopContext, shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { cartSetCookie, readCart } from './cart-cookie.server';
import { type CartForm, cartForm } from './cart-form';
import type { CartReply } from './cart-state';
import { draftClearCookie, draftSetCookie, readDraft } from './checkout-draft.server';
import { endAttempt, giveUpOrder } from './pending-order.server';
import { changeBundleAmount } from './rules/bundles';
import { type Cart, type CartChange, EMPTY_CART } from './rules/cart';
import { addCode, keepAcknowledged, removeCode } from './rules/codes';
import { addProduct, changeAmount } from './rules/products';

type Message = 'added' | 'updated' | 'removed' | 'cleared' | 'reopened' | 'codeAdded' | 'codeRemoved';

/** What an intent makes of the cart: a cart and what to say, or why not. */
type Outcome =
  | { readonly cart: Cart; readonly said: Message; readonly to?: string; readonly added?: number }
  | { readonly refused: CartReply };

/** What one intent does. */
type Verb<Intent extends CartForm['intent']> = (
  context: ShopContext,
  cart: Cart,
  form: Extract<CartForm, { intent: Intent }>,
) => Outcome | Promise<Outcome>;

function outcome(context: ShopContext, change: CartChange, said: Message): Outcome {
  if (change.ok) return { cart: change.cart, said };
  const text = context.t('cart')(`refused.${change.refusal}`);
  return { refused: { ok: false, text, ...(change.refusal === 'amount' && { field: 'amount' as const }) } };
}

/** `returnTo` with `?added=`, when it is a path of this shop; else undefined. */
function returnPath(returnTo: string | undefined, productId: number): string | undefined {
  const path = safeRedirect(returnTo, '');
  if (path === '') return undefined;
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set('added', String(productId));
  return url.pathname + url.search + url.hash;
}

const add: Verb<'add'> = (context, cart, form) => {
  const change = addProduct(cart, { productId: form.productId, amount: form.amount }, form.mode);
  const result = outcome(context, change, 'added');
  if ('refused' in result) return result;
  const to = returnPath(form.returnTo, form.productId);
  return { ...result, added: form.productId, ...(to !== undefined && { to }) };
};

const update: Verb<'update'> = (context, cart, form) => {
  const amount = form.amount + (form.step ?? 0);
  const isBundle = cart.bundles.some((bundle) => bundle.uid === form.id);
  const change = isBundle ? changeBundleAmount(cart, form.id, amount) : changeAmount(cart, form.id, amount);
  const result = outcome(context, change, amount === 0 ? 'removed' : 'updated');
  if ('refused' in result || form.returnTo === undefined) return result;
  const to = safeRedirect(form.returnTo, '');
  return to === '' ? result : { ...result, to };
};

const remove: Verb<'remove'> = (context, cart, form) => {
  const isBundle = cart.bundles.some((bundle) => bundle.uid === form.id);
  const change = isBundle ? changeBundleAmount(cart, form.id, 0) : changeAmount(cart, form.id, 0);
  // what is gone already needs no excuse: two tabs may have removed it
  if (!change.ok && change.refusal === 'missing') return { cart, said: 'removed' };
  return outcome(context, change, 'removed');
};

const clear: Verb<'clear'> = () => ({ cart: EMPTY_CART, said: 'cleared' });

/** The order that waits for its payment is given up, and its goods are free for the cart again. */
const reopen: Verb<'reopen'> = async (context, cart) => {
  await giveUpOrder(context, readDraft(context.request).reference);
  return { cart, said: 'reopened' };
};

/** A code goes in only when the backend acknowledges it. */
const enterCode: Verb<'add-code'> = async (context, cart, form) => {
  const t = context.t('cart');
  const refuse = (text: string): Outcome => ({ refused: { ok: false, field: 'code', text, code: form.code } });
  try {
    const wanted = addCode(cart, form.code);
    const answer = await checkCart(context.api, wanted, context.locale, { page: 'cart' });
    if (!answer.ok) return refuse([...answer.messages, ...Object.values(answer.fieldErrors).flat()].join(' '));
    const { cart: kept, dropped } = keepAcknowledged(wanted, answer.value.acknowledgedCodes);
    if (dropped.includes(form.code)) return refuse(t('code.unknown', { code: form.code }));
    return { cart: kept, said: 'codeAdded' };
  } catch (error) {
    if (error instanceof ApiError) return refuse(t('code.notChecked'));
    throw error;
  }
};

const dropCode: Verb<'remove-code'> = (_, cart, form) => ({ cart: removeCode(cart, form.code), said: 'codeRemoved' });

function carryOut(context: ShopContext, cart: Cart, form: CartForm): Outcome | Promise<Outcome> {
  switch (form.intent) {
    case 'add':
      return add(context, cart, form);
    case 'update':
      return update(context, cart, form);
    case 'remove':
      return remove(context, cart, form);
    case 'clear':
      return clear(context, cart, form);
    case 'reopen':
      return reopen(context, cart, form);
    case 'add-code':
      return enterCode(context, cart, form);
    case 'remove-code':
      return dropCode(context, cart, form);
  }
}

/** What is said of a form that does not parse: the amount, the code, or all of it. */
function misread(context: ShopContext, error: Record<string, unknown> | null): CartReply {
  const t = context.t('cart');
  if (error?.['code']) return { ok: false, field: 'code', text: t('code.required') };
  if (error?.['amount']) return { ok: false, field: 'amount', text: t('refused.amount') };
  return { ok: false, text: t('refused.unclear') };
}

/**
 * Whether a script sent the request, which then wants an answer it can read rather than a page. Browsers say so; where
 * they do not, a redirect serves both.
 */
function isScripted(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  return mode !== null && mode !== 'navigate';
}

/**
 * The cart's action: everything a form can do with the cart. A success is kept in the cookie and leads back to the cart
 * (or `returnTo`), a refusal changes nothing and is shown by the page. Specification 1 §4.
 */
export async function changeCart(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const form = parseWithZod(await readForm(args.request), { schema: cartForm });
  if (form.status !== 'success') {
    return data<CartReply>(misread(context, form.status === 'error' ? form.error : null), 400);
  }
  const result = await carryOut(context, readCart(context.request), form.value);
  if ('refused' in result) return data(result.refused, 400);
  const cookie = cartSetCookie(result.cart, context.request);
  const t = context.t('cart');
  if (!cookie) return data<CartReply>({ ok: false, text: t('refused.tooLarge') }, 400);

  const headers = new Headers([['Set-Cookie', cookie]]);
  const { request } = context;
  if (form.value.intent === 'clear') headers.append('Set-Cookie', draftClearCookie(request));
  if (form.value.intent === 'reopen') {
    headers.append('Set-Cookie', draftSetCookie(endAttempt(readDraft(request)), request));
  }
  const text = t(`done.${result.said}`);
  if (isScripted(context.request)) {
    const reply: CartReply = { ok: true, text, ...(result.added !== undefined && { added: result.added }) };
    return data(reply, { headers });
  }
  if (result.to !== undefined) return redirect(result.to, { status: 303, headers });
  return redirectWithToast(pathTo('cart', context.language), { type: 'success', text }, { headers });
}
