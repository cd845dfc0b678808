import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import type { CheckedCart, CheckedRow } from '~/api/checked-cart';
import { type CheckoutChoices, checkCart } from '~/api/checkout';
import { textsOf } from '~/api/refusal';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { readStaffOrder } from '~/features/staff/staff-choices.server';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { redirectWithToast } from '~/server/flash.server';
import { cartVersion, changeStoredCart, isCartUnreadable, readCart } from './cart-cookie.server';
import type { CartState } from './cart-state';
import { servicesOf } from './checkout-draft';
import { readDraft } from './checkout-draft.server';
import { giftCodeKey, giftCodesSetCookie, readGiftCodes } from './gift-codes.server';
import { type Cart, type CartGiftCard, countUnits, EMPTY_CART, isEmptyCart } from './rules/cart';
import { refreshCart } from './rules/refresh';

/** Validates a cart, as a guest's when the backend no longer accepts the log-in. */
async function validateCart(context: ShopContext, cart: Cart, given: CheckoutChoices) {
  const { api, locale } = context;
  const draft = readDraft(context.request);
  const { specialRequest, usesBonus, klarnaId } = draft;
  const choices = { specialRequest, usesBonus, klarnaId, ...given, services: servicesOf(draft) };
  try {
    return await checkCart(api, cart, locale, { ...choices, staff: await readStaffOrder(context) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !api.token) throw error;
    return checkCart({ ...api, token: undefined }, cart, locale, choices);
  }
}

function withAllowedPictures(checked: CheckedCart): CheckedCart {
  const allowed = <Row extends Pick<CheckedRow, 'image'>>(row: Row) => ({ ...row, image: allowedPicture(row.image) });
  const bundles = checked.bundles.map((bundle) => ({ ...allowed(bundle), parts: bundle.parts.map(allowed) }));
  return { ...checked, rows: checked.rows.map(allowed), bundles };
}

async function ask(context: ShopContext, cart: Cart, choices: CheckoutChoices) {
  try {
    const answer = await validateCart(context, cart, choices);
    return answer.kind === 'checked' ? { ...answer, cart: withAllowedPictures(answer.cart) } : answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 503 ? 503 : 502;
  }
}

/**
 * Stores the backend's corrected cart when it differs, and redirects to the cart with the backend's messages.
 * @throws Response the redirect
 */
function storeCorrectedCart(
  context: ShopContext,
  cart: Cart,
  giftCodes: readonly string[],
  checked: CheckedCart,
): void {
  const { rows, bundles, giftRows, acknowledgedCodes } = checked;
  const isTransfer = checked.transfer !== null;
  const refreshed = refreshCart(cart, { rows, bundles, giftRows, acknowledgedCodes, isTransfer });
  const leftCodes = giftCodes.filter((code) => acknowledgedCodes.includes(code));
  if (refreshed === cart && leftCodes.length === giftCodes.length) return;
  const stored = changeStoredCart(context.request, () => ({ ok: true, cart: refreshed }));
  if (!stored.ok) return;
  const text = checked.errors.join(' ') || context.t('cart-answers')('refreshed');
  const headers = cookieHeaders([...stored.cookies, giftCodesSetCookie(leftCodes, context.request)]);
  throw redirectWithToast(pathTo('cart', context.language), { type: 'warning', text }, { status: 302, headers });
}

/** When the backend takes longer than this, in milliseconds, the product is added without checking that it can be ordered. */
const ORDERABLE_CHECK_TIMEOUT_MS = 1_500;

/**
 * The backend's reason why a product cannot be ordered now: gift cards, and products that are sold out, withdrawn or not
 * delivered to the country. Without this check the cart would hold a row that cannot be paid.
 * @returns undefined when it can be ordered, or the backend is unavailable
 */
export function reasonNotOrderable(context: ShopContext, productId: number): Promise<string | undefined> {
  const alone = { ...EMPTY_CART, products: [{ productId, amount: 1 }] };
  return reasonAloneNotOrderable(context, alone, ({ rows }) => rows.find((row) => row.productId === productId));
}

/** The same for a bundle, by its id. */
export function reasonBundleNotOrderable(context: ShopContext, id: string): Promise<string | undefined> {
  const alone = { ...EMPTY_CART, bundles: [{ uid: '1', id, amount: 1 }] };
  return reasonAloneNotOrderable(context, alone, ({ bundles }) => bundles.find(({ uid }) => uid === '1'));
}

async function reasonAloneNotOrderable(
  context: ShopContext,
  alone: Cart,
  find: (checked: CheckedCart) => { readonly maxAmount: number | null; readonly notice: string } | undefined,
): Promise<string | undefined> {
  const staff = await readStaffOrder(context);
  // of a transfer request only the stock of its stores counts, which the backend tells staff alone; others are asked for as guests
  const transfer = staff?.transferFrom?.length ? staff : undefined;
  const api = {
    ...context.api,
    token: transfer && context.api.token,
    limits: { ...context.api.limits, submitMs: ORDERABLE_CHECK_TIMEOUT_MS },
  };
  try {
    const answer = await checkCart(api, alone, context.locale, { page: 'cart', staff: transfer });
    if (answer.kind !== 'checked') return undefined;
    const row = find(answer.cart);
    if (row && row.maxAmount !== 0) return undefined;
    return answer.cart.errors.join(' ') || row?.notice || context.t('cart-answers')('refused.notSold');
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * The backend's reason why a gift card cannot be bought.
 * @returns undefined when it can, or the backend is unavailable
 */
export async function reasonGiftCardRefused(context: ShopContext, card: CartGiftCard): Promise<string | undefined> {
  const limits = { ...context.api.limits, submitMs: ORDERABLE_CHECK_TIMEOUT_MS };
  const alone = { ...EMPTY_CART, giftCards: [card] };
  try {
    const api = { ...context.api, token: undefined, limits };
    const answer = await checkCart(api, alone, context.locale, { page: 'cart' });
    if (answer.kind === 'refused')
      return textsOf(answer.refusal).join(' ') || context.t('cart-answers')('refused.notSold');
    if (answer.kind !== 'checked') return undefined;
    const row = answer.cart.giftRows.find(({ uid }) => uid === card.uid);
    if (row && row.maxAmount !== 0) return undefined;
    return answer.cart.errors.join(' ') || row?.notice || context.t('cart-answers')('refused.notSold');
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Number of orderable units in the cart. */
function countOrderable({ rows, bundles, giftRows }: CheckedCart): number {
  const counted = [...rows.filter((row) => !row.isBundled), ...bundles, ...giftRows];
  return counted.reduce((sum, row) => sum + (row.maxAmount === 0 ? 0 : row.amount), 0);
}

/** Redirects to the confirmation of an order that can only be confirmed. Specification 1 §8. @throws Response always */
function toReadOnlyOrder({ language }: ShopContext, klarnaOrderId: string): never {
  throw redirect(pathTo('klarnaConfirm', language, {}, { klarna_order_id: klarnaOrderId || undefined }));
}

/**
 * Validates the cart of a request with the backend. Where the backend corrects it (products no longer sold, quantities not
 * available, unknown codes) the corrected cart is stored and the shopper is redirected to it. Specification 1 §4, §8.
 * @throws Response a redirect to the corrected cart, or to the order that the cart belongs to
 */
export async function checkCurrentCart(
  context: ShopContext,
  choices: CheckoutChoices = { page: 'cart' },
): Promise<CartState> {
  const version = cartVersion(context.request);
  const cart = readCart(context.request);
  if (isEmptyCart(cart)) return { state: 'empty', isUnreadable: isCartUnreadable(context.request) };
  const units = countUnits(cart);
  const giftCodes = readGiftCodes(context.request);
  const answer = await ask(context, cart, { ...choices, giftCodes });
  if (typeof answer === 'number') return { state: 'down', units, status: answer };
  if (answer.kind === 'readOnly') toReadOnlyOrder(context, answer.klarnaOrderId);
  if (answer.kind === 'refused') return { state: 'refused', units, messages: textsOf(answer.refusal) };
  // the cart changed in the meantime: validate the new one
  if (cartVersion(context.request) !== version) return checkCurrentCart(context, choices);
  storeCorrectedCart(context, cart, giftCodes, answer.cart);
  const giftCodeKeys = giftCodes.map(giftCodeKey);
  return { state: 'ready', units: countOrderable(answer.cart), codes: cart.codes, giftCodeKeys, checked: answer.cart };
}

/** Redirects to the cart. @throws Response always */
export function backToCart(context: ShopContext): never {
  throw redirect(pathTo('cart', context.language));
}
