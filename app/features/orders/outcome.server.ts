import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isMissing } from '~/api/api-error';
import { findOrderByPayment, type Order } from '~/api/orders';
import { cartCount, cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { type CheckoutDraft, GO_ON } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { endAttempt } from '~/features/cart/pending-order.server';
import { takeOutBought } from '~/features/cart/rules/products';
import { pathTo } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orUnavailable } from '~/server/unavailable.server';

/** The order of an outcome page. @throws Response 404 for an unknown reference, 502 or 503 in an outage */
export async function requireOrder(context: ShopContext, reference: string): Promise<Order> {
  const t = context.t('order');
  const found = findOrderByPayment(context.api, reference).catch((error: unknown) => {
    if (isMissing(error)) return notFound(t('lookup.unsupported'));
    throw error;
  });
  return (await orUnavailable(found)) ?? notFound(t('unknownReference'));
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

/** Cookies of a paid order: what was bought leaves the cart, and the attempt is remembered as paid. */
function paidCookies(context: ShopContext, order: Order, draft: CheckoutDraft): string[] {
  const paid = { ...endAttempt(draft), paidKey: draft.key, paidReference: order.reference };
  const cart = takeOutBought(readCart(context.request), order.rows);
  const cartCookie = cartSetCookie(cart, context.request);
  return [draftSetCookie(paid, context.request), ...(cartCookie ? [cartCookie] : [])];
}

/**
 * The confirmation: only for an order the processor has confirmed. What was bought leaves the cart once, in the browser
 * that ordered it; then the page is asked for again, so that its header counts the cart as it is now.
 */
export async function loadPaymentOk(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const order = await requireOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'waiting') return redirect(processPath(context, order));
  if (order.payment === 'failed') return redirect(outcomePath(context, 'paymentError', order));
  const draft = readDraft(context.request);
  if (draft.reference === order.reference) {
    const headers = new Headers();
    for (const cookie of paidCookies(context, order, draft)) headers.append('Set-Cookie', cookie);
    headers.set('X-Remix-Revalidate', 'yes');
    return redirect(outcomePath(context, 'paymentOk', order), { headers });
  }
  return data({ title: context.t('order')('ok.title'), order, left: cartCount(context.request) });
}

/** A payment that was cancelled or declined. What is paid stays paid, whatever page is opened. */
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

/** The processor wants another address: back to the form, which still holds it. */
export async function loadPaymentAddress(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const order = await requireOrder(context, context.params['slug'] ?? '');
  if (order.payment === 'paid') return redirect(outcomePath(context, 'paymentOk', order));
  return data({ title: context.t('order')('address.title'), number: order.number });
}

/** The processor's page that this browser is on its way to; null when it has come from there, or has no such order. */
function processorOf({ request, url }: ShopContext, order: Order): string | null {
  const { reference, payTo } = readDraft(request);
  return url.searchParams.has(GO_ON) && reference === order.reference && /^https?:/.test(payTo) ? payTo : null;
}

/**
 * Waits for the processor's word on a payment: on to the confirmation or the refusal as soon as there is one. After the
 * order is sent the page leads to the processor first.
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
