import { getCartRecommendations } from 'contract/cart-recommendations';
import { postCheckout } from 'contract/checkout';
import { confirmKlarnaOrder, placeOrder as placeOrderCall } from 'contract/place-order';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { validateCart } from '../domain/cart/cart-validation';
import { readRecommendations } from '../domain/cart/recommendations';
import { saveCart } from '../domain/cart/save-cart';
import type { Caller } from '../domain/customers/caller';
import { type PlacedOrder, placeOrder } from '../domain/orders/place-order';
import { findAttempt, findLatestAttempt } from '../payments/find-attempt';
import { KLARNA } from '../payments/klarna-calls';
import { completeSnippet, leaveSnippet } from '../payments/klarna-checkout';
import { offerSnippet, offersKlarna } from '../payments/klarna-offer';
import type { KlarnaSnippet } from '../payments/klarna-snippet';
import { openAttempt } from '../payments/pay-again';
import { payByGiftCards } from '../payments/pay-order';
import { type Processors, processorsOf } from '../payments/processors';
import { type ReturnPaths, startPayment } from '../payments/start-payment';
import { askProcessor, type PaymentWork } from '../payments/work';
import { campaignCodeGuesses } from './campaign-code-guesses';
import { presentCheckout } from './checkout-wire';
import { codeGuesses } from './code-guesses';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** The cart's validation and the placing of orders. */
export function checkoutEndpoints(
  backend: BackendContext,
  processors: Processors = processorsOf(backend.settings),
): Area {
  const area: Area = new Hono<BackendEnv>();
  const work: PaymentWork = { ...backend, processors };
  const visitorOf = (caller: Caller | null, now: Date) => ({ caller, now, processors });
  const guesses = codeGuesses(backend);
  const gifts = campaignCodeGuesses(backend);

  answer(area, postCheckout, async ({ body, caller, now, ...visit }) => {
    const { klarna_global_checkout_id: klarnaId } = body;
    if (klarnaId && (await leaveSnippet(work, klarnaId))) return readOnly(klarnaId);
    const known = await caller();
    const judge = () =>
      guesses.guard(body, visit, (allowed) => validateCart(backend.db, allowed, visitorOf(known, now)));
    const cart = await gifts.guardCart(body, visit, judge, ({ gift }) => gift !== null && gift.state !== 'open');
    if (known && body.saves_cart !== false) await saveCart(backend.db, known.customerId, cart.rows);
    const snippet = await offerSnippet(work, body, cart, known);
    if (snippet === 'bought') return readOnly(klarnaId ?? '');
    return { ...presentCheckout(cart), ...presentKlarna(offersKlarna(work, cart, known), snippet) };
  });

  answer(area, getCartRecommendations, async ({ query, language, now }) => {
    const where = { country: query['delivery-country-code'], language, now };
    return { recommendations: await readRecommendations(backend, query.product_ids, where) };
  });

  answer(area, placeOrderCall, async ({ body, caller, now, ...visit }) => {
    const visitor = visitorOf(await caller(), now);
    const place = () => placeOrder(backend.db, backend.settings, body, visitor, payByGiftCards(backend.settings));
    const order = await gifts.guardCart(body, visit, () => guesses.guardOrder(body, visit, place));
    if (order.outcome === 'created') backend.log.info({ order: order.number }, 'order placed');
    const payment = await payPlaced(work, order, body.return_paths);
    return {
      order_number: order.number,
      payment_reference: order.paymentReference,
      outcome: order.outcome,
      status: payment.status,
      processor: order.payment.processor,
      redirect_url: payment.redirectUrl,
    };
  });

  answer(area, confirmKlarnaOrder, async ({ body }) => {
    const id = body.klarna_order_id;
    const attempt = await findAttempt(backend.db, { processor: KLARNA, externalId: id });
    const isOver = attempt === null || attempt.order.status === 'payment_failed';
    const placed = isOver ? await completeSnippet(work, id) : ({ kind: 'placed', attempt } as const);
    if (placed.kind === 'refused') return new Answer(409, { reason: placed.reason, errors: [...placed.errors] });
    const found = placed.kind === 'placed' ? placed.attempt : attempt;
    if (!found) return new Answer(404, { detail: 'Not found.', reason: 'UNKNOWN_ORDER' as const });
    if (found.status === 'created') await askProcessor(work, found, (processor) => processor.check(found));
    return { payment_reference: found.order.paymentReference };
  });

  return area;
}

/**
 * Starts the payment of a placed order. A form that is sent again after its attempt was declined or cancelled opens a new one.
 * @returns the order's status afterwards: an invoice settles it at once
 */
async function payPlaced(
  work: PaymentWork,
  { paymentReference, status, payment }: PlacedOrder,
  returnPaths: ReturnPaths,
): Promise<{ status: string; redirectUrl: string | null }> {
  if (status !== 'awaiting_payment') return { status, redirectUrl: null };
  const isOver = payment.status === 'declined' || payment.status === 'cancelled';
  const opened = isOver ? await openAttempt(work, paymentReference, null) : null;
  const reference = opened?.kind === 'created' ? opened.reference : payment.reference;
  const redirectUrl = await startPayment(work, reference, returnPaths);
  const now = await findLatestAttempt(work.db, paymentReference);
  return { status: now?.order.status ?? status, redirectUrl };
}

/** The refusal of a cart whose Klarna order was completed: it may only be confirmed. Specification 1 §4, §8. */
const readOnly = (klarnaId: string) =>
  new Answer(400, { reason: 'READ_ONLY_ORDER' as const, klarna_order_id: klarnaId });

const presentKlarna = (isOffered: boolean, snippet: KlarnaSnippet | null) => ({
  show_klarna: isOffered,
  kgco_id: snippet?.id ?? null,
  kco_iframe: snippet?.html ?? null,
});
