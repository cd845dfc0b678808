import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import type { CheckedCart, CheckedRow } from '~/api/checked-cart';
import { type CheckoutChoices, checkCart } from '~/api/checkout';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { cartSetCookie, isCartUnreadable, readCart } from './cart-cookie.server';
import type { CartState } from './cart-state';
import { type Cart, countUnits, isEmptyCart } from './rules/cart';
import { refreshCart } from './rules/refresh';

/** Validates a cart; with a log-in that the backend no longer takes as a guest's. */
async function checkAsKnown({ api, locale }: ShopContext, cart: Cart, choices: CheckoutChoices) {
  try {
    return await checkCart(api, cart, locale, choices);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !api.token) throw error;
    return checkCart({ ...api, token: undefined }, cart, locale, choices);
  }
}

async function ask(context: ShopContext, cart: Cart, choices: CheckoutChoices) {
  try {
    return await checkAsKnown(context, cart, choices);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 503 ? 503 : 502;
  }
}

/**
 * Keeps the cart as the backend answered it, where that differs, and leads back to the cart with what it said.
 * @throws Response the redirect
 */
function keepRefreshed(context: ShopContext, cart: Cart, checked: CheckedCart): void {
  const validation = { rows: checked.rows, acknowledgedCodes: checked.acknowledgedCodes };
  const refreshed = refreshCart(cart, validation);
  if (refreshed === cart) return;
  const cookie = cartSetCookie(refreshed, context.request);
  if (!cookie) return;
  const text = checked.errors.join(' ') || context.t('cart')('refreshed');
  throw redirectWithToast(
    pathTo('cart', context.language),
    { type: 'warning', text },
    { status: 302, headers: { 'Set-Cookie': cookie } },
  );
}

/** To the confirmation of an order that may only be confirmed. Specification 1 §8. @throws Response always */
function toReadOnlyOrder({ language }: ShopContext, klarnaOrderId: string): never {
  throw redirect(pathTo('klarnaConfirm', language, {}, { klarna_order_id: klarnaOrderId || undefined }));
}

/**
 * Validates the cart of a request with the backend. Where the backend corrects it (products no longer sold, amounts that
 * cannot be had, unknown codes) the corrected cart is kept and the shopper is led to it. Specification 1 §4, §8.
 * @throws Response a redirect to the corrected cart, or to the order that the cart belongs to
 */
export async function checkCurrentCart(
  context: ShopContext,
  choices: CheckoutChoices = { page: 'cart' },
): Promise<CartState> {
  const cart = readCart(context.request);
  if (isEmptyCart(cart)) return { state: 'empty', isUnreadable: isCartUnreadable(context.request) };
  const units = countUnits(cart);
  const answer = await ask(context, cart, choices);
  if (typeof answer === 'number') return { state: 'down', units, status: answer };
  if (!answer.ok) {
    if (answer.readOnlyOrder !== undefined) toReadOnlyOrder(context, answer.readOnlyOrder);
    const messages = [...answer.messages, ...Object.values(answer.fieldErrors).flat()];
    return { state: 'refused', units, messages };
  }
  keepRefreshed(context, cart, answer.value);
  return { state: 'ready', units, codes: cart.codes, checked: answer.value };
}

/** Leads to the cart. @throws Response always */
export function backToCart(context: ShopContext): never {
  throw redirect(pathTo('cart', context.language));
}

/**
 * The validated row of a product in the shopper's cart, for the page that says that it was added.
 * @returns undefined when the product is not in the cart, or the backend cannot be asked
 */
export async function findCheckedRow(context: ShopContext, productId: number): Promise<CheckedRow | undefined> {
  const cart = readCart(context.request);
  if (!cart.products.some((row) => row.productId === productId)) return undefined;
  const answer = await ask(context, cart, { page: 'cart' });
  return typeof answer === 'object' && answer.ok
    ? answer.value.rows.find((row) => row.productId === productId)
    : undefined;
}
