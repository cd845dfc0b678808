import type { CheckoutRequest } from 'contract/checkout';
import { placeOrder as placeOrderCall } from 'contract/place-order';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { ZodError } from 'zod';
import type { Db } from '../db/client';
import { klarnaCheckouts } from '../db/schema/klarna';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { checkoutTexts } from '../domain/cart/checkout-texts';
import type { Caller } from '../domain/customers/caller';
import { Conflict, Refusal } from '../domain/errors/refusals';
import { placeOrder } from '../domain/orders/place-order';
import { findAttempt, type PaymentAttempt } from './find-attempt';
import { KLARNA } from './klarna-calls';
import { type Checkout, readCheckout } from './klarna-offer';
import { COMPLETE, cancelKlarnaOrder, type KlarnaOrder, readKlarnaOrder } from './klarna-snippet';
import { fromMinorUnits } from './minor-units';
import { giveUpOrder } from './pay-again';
import { payByGiftCards } from './pay-order';
import { askProcessor, type PaymentWork } from './work';

/** Why no order could be placed of what was bought at Klarna, in the shopper's language. */
export interface KlarnaRefusal {
  readonly kind: 'refused';
  readonly reason: 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'NOT_DELIVERABLE' | 'KEY_REUSED';
  readonly errors: readonly string[];
  /** The host that the shopper is on. */
  readonly host: string;
}
export type KlarnaPlaced =
  | { readonly kind: 'placed'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'unknown' }
  | KlarnaRefusal;

const TAKEN: readonly PaymentAttempt['status'][] = ['authorised', 'captured', 'review', 'refunded'];

/**
 * Prepares the validation of a cart whose snippet the shopper has seen. An order that Klarna has taken may only be confirmed; one that
 * was placed when the shopper pressed “buy” and came to nothing is given up, so that its stock is free for the cart.
 * @returns whether the cart belongs to an order that may only be confirmed. Specification 1 §4, §8
 */
export async function leaveSnippet(work: PaymentWork, id: string): Promise<boolean> {
  const attempt = await findAttempt(work.db, { processor: KLARNA, externalId: id });
  if (!attempt) return false;
  if (!(await readCheckout(work.db, id))) return attempt.status !== 'created';
  if (attempt.status !== 'created') return TAKEN.includes(attempt.status);
  await askProcessor(work, attempt, (processor) => processor.check(attempt));
  await giveUpOrder(work, attempt.order.paymentReference);
  const left = await findAttempt(work.db, { id: attempt.id });
  return left !== null && TAKEN.includes(left.status);
}

/**
 * Places the order of a snippet, with the address that the shopper told Klarna: once, however often and at how many places at once it is
 * asked for, because the order's key is made of Klarna's id and the version of the cart.
 * @throws ProcessorFailure when Klarna does not answer
 */
export async function placeSnippet(work: PaymentWork, id: string): Promise<KlarnaPlaced> {
  const checkout = await readCheckout(work.db, id);
  if (!checkout || !work.settings.klarna) return { kind: 'unknown' };
  return placeCheckout(work, checkout, await readKlarnaOrder(work.settings.klarna, id));
}

const isOver = ({ order: { status } }: PaymentAttempt) => status === 'payment_failed' || status === 'cancelled';

async function placeCheckout(work: PaymentWork, checkout: Checkout, bought: KlarnaOrder): Promise<KlarnaPlaced> {
  const before = await findAttempt(work.db, { processor: KLARNA, externalId: checkout.id });
  if (before && !isOver(before)) return { kind: 'placed', attempt: before };
  const request = checkout.request as CheckoutRequest;
  const say = checkoutTexts(request.language_code);
  const refused = (reason: KlarnaRefusal['reason'], errors: readonly string[]): KlarnaRefusal => {
    return { kind: 'refused', reason, errors, host: request.host ?? '' };
  };
  const currency = bought.purchase_currency.toLowerCase();
  const isAgreed = fromMinorUnits(bought.order_amount, currency) === checkout.amountHundredths;
  if (currency !== checkout.currency || !isAgreed) return refused('PRICE_CHANGED', [say('priceChanged')]);
  try {
    const key = await placeOnce(work, checkout, bought);
    await nameAttempt(work.db, key, checkout.id);
  } catch (error) {
    if (error instanceof Refusal || error instanceof ZodError) return refused('PRICE_CHANGED', [say('priceChanged')]);
    if (!(error instanceof Conflict)) throw error;
    const { reason, errors = [] } = error.body as { reason: KlarnaRefusal['reason']; errors?: string[] };
    return refused(reason, errors);
  }
  const attempt = await findAttempt(work.db, { processor: KLARNA, externalId: checkout.id });
  return attempt ? { kind: 'placed', attempt } : { kind: 'unknown' };
}

/** Places the order under the key of the cart's version; after one that came to nothing under the next. @returns the key */
async function placeOnce(work: PaymentWork, checkout: Checkout, bought: KlarnaOrder): Promise<string> {
  const { db, settings, processors } = work;
  const visitor = { caller: callerOf(checkout), now: work.clock(), processors };
  const place = async (version: number) => {
    const body = placeOrderCall.body.parse(orderBody({ ...checkout, version }, bought));
    const { status } = await placeOrder(db, settings, body, visitor, payByGiftCards(settings));
    return { key: body.idempotency_key, isOver: status === 'payment_failed' || status === 'cancelled' };
  };
  const { key, isOver } = await place(checkout.version);
  if (!isOver) return key;
  const version = checkout.version + 1;
  await db.update(klarnaCheckouts).set({ version }).where(eq(klarnaCheckouts.id, checkout.id));
  return (await place(version)).key;
}

/** Gives the attempt of the order with a key Klarna's id. */
async function nameAttempt(db: Db, key: string, externalId: string): Promise<void> {
  const placed = db.select({ id: orders.id }).from(orders).where(eq(orders.idempotencyKey, key));
  await db
    .update(payments)
    .set({ externalId })
    .where(and(inArray(payments.orderId, placed), eq(payments.status, 'created'), isNull(payments.externalId)));
}

/** The shopper of a snippet; staff has none. */
const callerOf = ({ customerId }: Checkout): Caller | null =>
  customerId === null
    ? null
    : { customerId, email: '', isStaff: false, isAdmin: false, isOrgUser: false, username: null };

/** The order as a form would have sent it: the shopper has seen and agreed to what Klarna charges. */
function orderBody({ id, version, paymentMethod, ...checkout }: Checkout, bought: KlarnaOrder) {
  const request = checkout.request as CheckoutRequest;
  const receiver = bought.shipping_address ?? bought.billing_address;
  return {
    ...request,
    postal_code: receiver.postal_code,
    idempotency_key: `klarna-${id}-${version}`.slice(-100),
    form: {
      delivery_method: request.delivery_method ?? '',
      delivery_location: request.delivery_location ?? null,
      first_name: receiver.given_name,
      last_name: receiver.family_name,
      address: [receiver.street_address, receiver.street_address2].filter(Boolean).join(', '),
      postal_code: receiver.postal_code,
      city: receiver.city,
      phone: receiver.phone || bought.billing_address.phone,
      email: receiver.email || bought.billing_address.email,
    },
    payment_method: paymentMethod,
    accept_terms: true,
    expected_total_minor: checkout.amountHundredths,
    expected_currency: checkout.currency,
    return_paths: { ok: '/', cancelled: '/', error: '/', address: '/' },
  };
}

/**
 * Brings the shop up to date with an order that was bought in Klarna's snippet: it is placed if it is not yet, and settled. What cannot
 * be placed any more is cancelled at Klarna before any money was taken.
 * @throws ProcessorFailure when Klarna does not answer
 */
export async function completeSnippet(work: PaymentWork, id: string): Promise<KlarnaPlaced> {
  const { klarna } = work.settings;
  const checkout = await readCheckout(work.db, id);
  if (!checkout || !klarna) return { kind: 'unknown' };
  const bought = await readKlarnaOrder(klarna, id);
  if (bought.status !== COMPLETE) return { kind: 'unknown' };
  const placed = await placeCheckout(work, checkout, bought);
  if (placed.kind === 'refused') {
    await cancelKlarnaOrder(klarna, id);
    work.log.warn(
      { klarna: id, reason: placed.reason },
      'an order bought at Klarna could not be placed and was cancelled',
    );
  }
  if (placed.kind === 'placed')
    await askProcessor(work, placed.attempt, (processor) => processor.check(placed.attempt));
  return placed;
}

/** How long Klarna keeps its orders open, with a margin. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Forgets carts of snippets that nobody can buy any more. */
export async function deleteOldSnippets(db: Db, now: Date): Promise<void> {
  await db.delete(klarnaCheckouts).where(lt(klarnaCheckouts.updatedAt, new Date(now.getTime() - KEPT_MS)));
}
