import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isMissing } from '~/api/api-error';
import { findOrderByPayment, type Order } from '~/api/orders';
import { changeVisitorsCart } from '~/features/cart/account-cart.server';
import { cartCount } from '~/features/cart/cart-cookie.server';
import { type CheckoutDraft, CONTINUE_TO_PROCESSOR, withoutWishes } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { endAttempt } from '~/features/cart/pending-order.server';
import { removePurchased } from '~/features/cart/rules/products';
import { boughtTracking } from '~/features/catalog/page-tracking';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';

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

/** The path of the page that waits for a payment to be confirmed. */
export function processPath(context: ShopContext, order: Pick<Order, 'reference'>): string {
  return pathTo('orderProcess', context.language, {}, { reference: order.reference });
}

/** Cookies after a paid order: the cart without the purchased items, and the order attempt marked as paid. */
async function paidCookies(context: ShopContext, order: Order, draft: CheckoutDraft): Promise<string[]> {
  const paid = { ...withoutWishes(endAttempt(draft)), paidKey: draft.key, paidReference: order.reference };
  const stored = await changeVisitorsCart(context, (cart) => ({ ok: true, cart: removePurchased(cart, order.rows) }));
  return [draftSetCookie(paid, context.request), ...(stored.ok ? stored.cookies : [])];
}

/**
 * Loads the confirmation, only for an order confirmed by the processor. Purchased items are removed from the cart once, in
 * the browser that ordered; then the page redirects to itself, so that the header shows the new cart count.
 */
export async function loadPaymentOk(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const order = await requireOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'waiting') return redirect(processPath(context, order));
  if (order.payment === 'failed') return redirect(outcomePath(context, 'paymentError', order));
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

/** Loads the page of a cancelled or declined payment. A paid order redirects to its confirmation. */
async function loadFailure(args: LoaderFunctionArgs, title: 'cancelled.title' | 'failed.title') {
  const context = await shopContext(args);
  const order = await requireOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'paid') return redirect(outcomePath(context, 'paymentOk', order));
  const draft = readDraft(context.request);
  const isOver = order.payment === 'failed' && draft.reference === order.reference;
  const headers = new Headers(isOver ? [['Set-Cookie', draftSetCookie(endAttempt(draft), context.request)]] : []);
  const hasCart = cartCount(context.request) > 0;
  return data({ title: context.t('order')(title), number: order.number, hasCart }, { headers });
}

export function loadPaymentCancelled(args: LoaderFunctionArgs) {
  return loadFailure(args, 'cancelled.title');
}

export function loadPaymentError(args: LoaderFunctionArgs) {
  return loadFailure(args, 'failed.title');
}

/** The processor asks for another address: back to the form, which is still filled in. */
export async function loadPaymentAddress(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const order = await requireOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'paid') return redirect(outcomePath(context, 'paymentOk', order));
  return data({ title: context.t('order')('address.title'), number: order.number });
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
  const order = await requireOrder(context, reference);
  if (order.payment === 'paid') return redirect(outcomePath(context, 'paymentOk', order));
  if (order.payment === 'failed') return redirect(outcomePath(context, 'paymentError', order));
  const payTo = processorOf(context, order);
  const title = context.t('order')(payTo === null ? 'process.title' : 'process.go.title');
  return data({ title, number: order.number, reference: order.reference, payTo });
}
