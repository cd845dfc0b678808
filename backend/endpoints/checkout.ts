import { postCheckout } from 'contract/checkout';
import { confirmKlarnaOrder, placeOrder as placeOrderCall } from 'contract/place-order';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { validateCart } from '../domain/cart/cart-validation';
import { saveCart } from '../domain/cart/save-cart';
import type { Caller } from '../domain/customers/caller';
import { shopAddress } from '../domain/locale/shop-host';
import type { OrderRequest } from '../domain/orders/order-request';
import { type PlacedOrder, placeOrder } from '../domain/orders/place-order';
import { type Processors, processorsOf } from '../payments/processors';
import { presentCheckout } from './checkout-wire';
import { codeGuesses } from './code-guesses';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv } from './serve';

/** The cart's validation and the placing of orders. */
export function checkoutEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const visitorOf = (caller: Caller | null, now: Date) => ({ caller, now, processors: [...processors.keys()] });
  const guesses = codeGuesses(backend);

  answer(area, postCheckout, async ({ body, caller, now, ...visit }) => {
    const known = await caller();
    const cart = await guesses.guard(body, visit, (allowed) =>
      validateCart(backend.db, allowed, visitorOf(known, now)),
    );
    if (known && body.saves_cart !== false) await saveCart(backend.db, known.customerId, cart.rows);
    return presentCheckout(cart);
  });

  answer(area, placeOrderCall, async ({ body, caller, now, ...visit }) => {
    const visitor = visitorOf(await caller(), now);
    const order = await guesses.guardOrder(body, visit, () => placeOrder(backend.db, backend.settings, body, visitor));
    if (order.outcome === 'created') backend.log.info({ order: order.number }, 'order placed');
    return {
      order_number: order.number,
      payment_reference: order.paymentReference,
      outcome: order.outcome,
      status: order.status,
      processor: order.payment.processor,
      redirect_url: await startPayment(backend, processors, body, order),
    };
  });

  notYet(area, confirmKlarnaOrder);
  return area;
}

/**
 * Starts the payment after the order is committed; a repeated call for the same order finds the started payment.
 * @returns where the shopper pays; null when the storefront has a page for it, or when the order does not await payment
 */
async function startPayment(
  { settings }: BackendContext,
  processors: Processors,
  { host, language_code, form, return_paths }: OrderRequest,
  { number, paymentReference, status, payment }: PlacedOrder,
): Promise<string | null> {
  const processor = processors.get(payment.processor);
  if (!processor || status !== 'awaiting_payment') return null;
  const address = (path: string) =>
    shopAddress(settings, host) + path.replaceAll('{reference}', encodeURIComponent(paymentReference));
  const started = await processor.start({
    reference: payment.reference,
    orderNumber: number,
    amountHundredths: payment.amountHundredths,
    currency: payment.currency,
    language: language_code,
    email: form.email,
    returnTo: {
      ok: address(return_paths.ok),
      cancelled: address(return_paths.cancelled),
      error: address(return_paths.error),
      address: address(return_paths.address),
    },
  });
  return started.redirectUrl;
}
