import { data } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import type { CheckedCart } from '~/api/checked-cart';
import { checkCart } from '~/api/checkout';
import type { Order } from '~/api/orders';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { type OrderedAgain, orderAgain } from '~/features/cart/rules/order-again';
import { labelled } from '~/locale/labelled';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { redirectWithToast } from '~/server/flash.server';
import { type AgainLine, againLines } from './again-lines';
import type { FoundOrder } from './found-order.server';

/** How many products the message names: it is a toast. */
const MAX_NAMED = 3;

/** Asks the backend what of an order there still is; null when it refuses the delivery country. */
async function check({ api, locale }: ShopContext, { products, bundles }: ReturnType<typeof againLines>) {
  const cart = {
    ...EMPTY_CART,
    products: products.map(({ id, amount }) => ({ productId: Number(id), amount })),
    bundles: bundles.map(({ id, amount }) => ({ uid: id, id, amount })),
  };
  const answer = await checkCart({ ...api, token: undefined }, cart, locale, { page: 'cart' });
  return answer.kind === 'checked' ? answer.cart : null;
}

/** A line in the quantity that there is, 0 for none, and what is said of it; empty when all of it is there. */
type Found = AgainLine & { readonly said: string };

/** What there still is of an order's lines. */
function findLines({ t }: ShopContext, order: Order, { rows, bundles }: CheckedCart) {
  const gone = t('returns')('again.gone');
  const lines = againLines(order);
  const found = (line: AgainLine, row: { amount: number; maxAmount: number | null; notice: string } | undefined) => ({
    ...line,
    amount: !row || row.maxAmount === 0 ? 0 : row.amount,
    said: row ? row.notice : gone,
  });
  return {
    products: lines.products.map((line): Found => {
      return found(
        line,
        rows.find(({ productId, isBundled }) => !isBundled && String(productId) === line.id),
      );
    }),
    bundles: lines.bundles.map((line): Found => {
      return found(
        line,
        bundles.find(({ uid }) => uid === line.id),
      );
    }),
  };
}

/** What the customer is told: what could not be put into the cart, or less of it, by name. */
function report({ t }: ShopContext, order: Order, found: ReturnType<typeof findLines>, { left }: OrderedAgain) {
  const say = t('returns');
  const noRoom = new Set([...left.products.map(String), ...left.bundles]);
  const all = [...found.products, ...found.bundles];
  const remarks = [
    ...all.flatMap(({ id, name, said }) => {
      const text = noRoom.has(id) ? say('again.noRoom') : said;
      return text === '' ? [] : [labelled(t('common'), name, text)];
    }),
    ...againLines(order).giftCards.map((name) => labelled(t('common'), name, say('again.giftCard'))),
  ];
  const more = remarks.length - MAX_NAMED;
  const isTaken = all.some(({ id, amount }) => amount > 0 && !noRoom.has(id));
  const head = isTaken ? say(remarks.length === 0 ? 'again.done' : 'again.partly') : say('again.nothing');
  const named = remarks.slice(0, MAX_NAMED).map((text) => (text.endsWith('.') ? text : `${text}.`));
  const text = [head, ...named, ...(more > 0 ? [say('again.more', { count: more })] : [])].join(' ');
  return { isTaken, isWhole: remarks.length === 0, text };
}

/**
 * Puts what there still is of an order into the visitor's cart, beside what is in it, and goes there; what is gone, less or has no room
 * is told by name. When nothing of it can be ordered the order's page says so. Specification 1 §3 (redoOrder)
 */
export async function putIntoCart(context: ShopContext, { order, after }: FoundOrder) {
  const stay = (text: string, status: number) => data({ order, after, done: '', text, result: null }, status);
  const say = context.t('returns');
  try {
    const checked = await check(context, againLines(order));
    if (!checked) return stay(say('again.nothing'), 409);
    const found = findLines(context, order, checked);
    const wanted = {
      products: found.products.flatMap(({ id, amount }) => (amount > 0 ? [{ productId: Number(id), amount }] : [])),
      bundles: found.bundles.flatMap(({ id, amount }) => (amount > 0 ? [{ id, amount }] : [])),
    };
    let again: OrderedAgain = { cart: EMPTY_CART, left: { products: [], bundles: [] } };
    const stored = await changeVisitorsCart(context, (cart) => {
      again = orderAgain(cart, wanted, Date.now());
      return { ok: true, cart: again.cart };
    });
    if (!stored.ok) return stay(context.t('cart-answers')(`refused.${stored.refusal}`), 409);
    const { isTaken, isWhole, text } = report(context, order, found, again);
    if (!isTaken) return stay(text, 409);
    const headers = cookieHeaders(stored.cookies);
    const toast = { type: isWhole ? ('success' as const) : ('warning' as const), text };
    return redirectWithToast(pathTo('cart', context.language), toast, { headers });
  } catch (error) {
    if (error instanceof ApiError) return stay(say('again.failed'), 503);
    throw error;
  }
}
