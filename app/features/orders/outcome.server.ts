import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiError, isMissing } from '~/api/api-error';
import { findOrderByPayment, type Order } from '~/api/orders';
import { askForPayment } from '~/api/payments';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { cartCount } from '~/features/cart/cart-cookie.server';
import { type CheckoutDraft, CONTINUE_TO_PROCESSOR, withoutWishes } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { giftCodesSetCookie } from '~/features/cart/gift-codes.server';
import { endAttempt } from '~/features/cart/pending-order.server';
import { removePurchased } from '~/features/cart/rules/products';
import { boughtTracking } from '~/features/catalog/page-tracking';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';
import { orderedGoods } from './ordered-goods';

/** The order of an outcome page. @throws Response 404 for an unknown reference, 502 or 503 in an outage */
export async function requireOrder(context: ShopContext, reference: string): Promise<Order> {
  const t = context.t('order');
  const found = findOrderByPayment(context.api, reference).catch((error: unknown) => {
    if (isMissing(error)) return notFound(t('lookup.unsupported'));
    throw error;
  });
  return (await orErrorPage(found)) ?? notFound(t('unknownReference'));
}

/** The path of an outcome screen for an order. */
export function outcomePath(
  context: ShopContext,
  screen: 'paymentOk' | 'paymentError' | 'paymentCancelled',
  order: Pick<Order, 'reference'>,
): string {
  return pathTo(screen, context.language, { slug: order.reference });
}

/** The path of the page that tells the truth about an order's payment, whatever address was asked for. */
export function truthPath(context: ShopContext, order: Order): string {
  switch (order.payment) {
    case 'paid':
      return outcomePath(context, 'paymentOk', order);
    case 'declined':
    case 'failed':
      return outcomePath(context, 'paymentError', order);
    case 'cancelled':
      return outcomePath(context, 'paymentCancelled', order);
    case 'waiting':
    case 'review':
      return processPath(context, order);
  }
}

/**
 * The order, after its processor was asked when it still waits: the shopper may be back before the processor's message. A
 * processor that cannot be asked leaves the order waiting.
 */
export async function requireCheckedOrder(context: ShopContext, reference: string): Promise<Order> {
  const order = await requireOrder(context, reference);
  if (order.payment !== 'waiting') return order;
  try {
    await askForPayment(context.api, order.reference);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return order;
  }
  return requireOrder(context, reference);
}

/** The path of the page that waits for a payment to be confirmed. */
export function processPath(context: ShopContext, order: Pick<Order, 'reference'>): string {
  return pathTo('orderProcess', context.language, {}, { reference: order.reference });
}

/** Cookies after a paid order: the cart without the purchased items, and the order attempt marked as paid. */
async function paidCookies(context: ShopContext, order: Order, draft: CheckoutDraft): Promise<string[]> {
  const paid = { ...withoutWishes(endAttempt(draft)), paidKey: draft.key, paidReference: order.reference };
  const stored = await changeVisitorsCart(context, (cart) => ({ ok: true, cart: removePurchased(cart, order.rows) }));
  const { request } = context;
  return [draftSetCookie(paid, request), giftCodesSetCookie([], request), ...(stored.ok ? stored.cookies : [])];
}

/**
 * Loads the confirmation, only for an order confirmed by the processor. Purchased items are removed from the cart once, in
 * the browser that ordered; then the page redirects to itself, so that the header shows the new cart count.
 */
export async function loadPaymentOk(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const order = await requireCheckedOrder(context, context.params['slug'] ?? '');
  if (order.payment !== 'paid') return redirect(truthPath(context, order));
  const draft = readDraft(context.request);
  if (draft.reference === order.reference) {
    const headers = new Headers();
    for (const cookie of await paidCookies(context, order, draft)) headers.append('Set-Cookie', cookie);
    headers.set('X-Remix-Revalidate', 'yes');
    return redirect(outcomePath(context, 'paymentOk', order), { headers });
  }
  const bought = order.rows.map(({ productId, ...row }) => ({ ...row, id: productId }));
  const tracking = boughtTracking('order complete', bought, order.currency);
  return data({ title: context.t('order')('ok.title'), tracking, order, left: cartCount(context.request) });
}

/**
 * Loads the page of a payment that was declined or cancelled, or of an order that was given up. What the order is decides, not the
 * address: both pages lead to the one that is true.
 */
async function loadFailure(args: LoaderFunctionArgs, own: 'paymentCancelled' | 'paymentError') {
  const context = await shopContext(args);
  const order = await requireCheckedOrder(context, context.params['slug'] ?? '');
  const isOver = order.payment === 'failed';
  const to = truthPath(context, order);
  if (!isOver && to !== outcomePath(context, own, order)) return redirect(to);
  const draft = readDraft(context.request);
  const endsAttempt = isOver && draft.reference === order.reference;
  const headers = new Headers(endsAttempt ? [['Set-Cookie', draftSetCookie(endAttempt(draft), context.request)]] : []);
  const title = context.t('order')(own === 'paymentCancelled' ? 'cancelled.title' : 'failed.title');
  const hasCart = cartCount(context.request) > 0;
  return data({ title, order: unpaidOrder(order), goods: orderedGoods(order), hasCart }, { headers });
}

/** What pages of an unpaid order show of it. */
function unpaidOrder({ number, reference, payUntil, paymentMethods }: Order) {
  return { number, reference, payUntil, paymentMethods };
}
export type UnpaidOrder = ReturnType<typeof unpaidOrder>;

export function loadPaymentCancelled(args: LoaderFunctionArgs) {
  return loadFailure(args, 'paymentCancelled');
}

export function loadPaymentError(args: LoaderFunctionArgs) {
  return loadFailure(args, 'paymentError');
}

/** The processor asks for another address: back to the form, which is still filled in. */
export async function loadPaymentAddress(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const order = await requireCheckedOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'paid') return redirect(truthPath(context, order));
  const unpaid = { ...unpaidOrder(order), paymentMethods: [] };
  return data({ title: context.t('order')('address.title'), order: unpaid, goods: orderedGoods(order) });
}

/** The processor page to redirect this browser to; null when it has returned from there or has no such order. */
function processorOf({ request, url }: ShopContext, order: Order): string | null {
  const { reference, payTo } = readDraft(request);
  return url.searchParams.has(CONTINUE_TO_PROCESSOR) && reference === order.reference && /^https?:/.test(payTo)
    ? payTo
    : null;
}

/**
 * Waits for the payment result from the processor, then redirects to the confirmation or the failure page. Right after the
 * order is sent it redirects to the processor first.
 */
export async function loadOrderProcess(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const reference = context.url.searchParams.get('reference') ?? readDraft(context.request).reference;
  if (reference === '') return redirect(pathTo('cart', context.language));
  const isLeaving = context.url.searchParams.has(CONTINUE_TO_PROCESSOR);
  const order = await (isLeaving ? requireOrder : requireCheckedOrder)(context, reference);
  const { payment } = order;
  if (payment !== 'waiting' && payment !== 'review') return redirect(truthPath(context, order));
  const payTo = processorOf(context, order);
  const t = context.t('order');
  const title = payTo !== null ? t('process.go.title') : t(payment === 'review' ? 'review.title' : 'process.title');
  return data({ title, order: unpaidOrder(order), isReviewed: payment === 'review', payTo });
}
