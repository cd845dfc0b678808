import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { orderRows, orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { drawReference } from '../domain/orders/order-number';
import { isForGiftCards, type PaymentOffer, readPaymentOffers } from '../domain/orders/payment-offers';
import type { Reader } from '../domain/reading/reader';
import { findLatestAttempt, type PaymentAttempt } from './find-attempt';
import { failOrder } from './settle-payment';
import { askProcessor, type PaymentWork } from './work';

/** The ways to pay an order that waits for its payment: those offered for its sum, country and currency. */
export async function readOrderOffers(
  reader: Reader,
  { processors }: Pick<PaymentWork, 'processors'>,
  order: Pick<typeof orders.$inferSelect, 'id' | 'totalCents' | 'country' | 'chargeCurrency' | 'language'>,
): Promise<PaymentOffer[]> {
  const gifts = await reader.$count(orderRows, and(eq(orderRows.orderId, order.id), eq(orderRows.kind, 'gift_card')));
  const offers = await readPaymentOffers(reader, {
    totalCents: order.totalCents,
    country: order.country,
    charge: { currency: order.chargeCurrency },
    processors,
    language: order.language,
  });
  return gifts === 0 ? offers : offers.filter(isForGiftCards);
}

/** A new payment attempt, or the reason why none can be made. */
export type NewAttempt =
  | { readonly kind: 'created'; readonly reference: string; readonly processor: string }
  /** The order does not wait for a payment any more. */
  | { readonly kind: 'over' }
  | { readonly kind: 'unknownMethod' };

/**
 * Opens a new attempt for an order that waits for its payment, while its stock is reserved. The attempt before it is ended at its
 * processor first; when it turns out to be paid, so is the order, and there is no new attempt.
 *
 * Closes the race of two presses: both lock the order's row, and the second finds the attempt of the first and takes it over
 * when it is by the same method.
 * @param methodSlug null: the method of the attempt before
 */
export async function openAttempt(
  work: PaymentWork,
  paymentReference: string,
  methodSlug: string | null,
): Promise<NewAttempt | null> {
  const before = await findLatestAttempt(work.db, paymentReference);
  if (!before) return null;
  if (before.order.status !== 'awaiting_payment') return { kind: 'over' };
  const offer = await chosenOffer(work, before, methodSlug);
  if (!offer) return { kind: 'unknownMethod' };
  if (before.status === 'created' && before.methodId !== offer.id) {
    await askProcessor(work, before, (processor) => processor.cancel(before));
  }
  return work.db.transaction((tx) => writeAttempt(tx, before.order.id, offer, work.clock()));
}

async function chosenOffer(
  { db, processors }: PaymentWork,
  before: PaymentAttempt,
  methodSlug: string | null,
): Promise<PaymentOffer | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, before.order.id));
  const offers = order ? await readOrderOffers(db, { processors }, order) : [];
  return offers.find(({ id, slug }) => (methodSlug === null ? id === before.methodId : slug === methodSlug));
}

async function writeAttempt(tx: Transaction, orderId: number, offer: PaymentOffer, now: Date): Promise<NewAttempt> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order?.status !== 'awaiting_payment') return { kind: 'over' };
  const open = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'created')))
    .for('update');
  const same = open.find((attempt) => attempt.methodId === offer.id);
  if (same) return { kind: 'created', reference: same.reference, processor: same.processor };
  for (const { id } of open) {
    await tx.update(payments).set({ status: 'cancelled', settledAt: now }).where(eq(payments.id, id));
  }
  const reference = drawReference();
  await tx.insert(payments).values({
    orderId,
    methodId: offer.id,
    processor: offer.processor,
    reference,
    status: 'created',
    amountHundredths: order.chargeHundredths,
    currency: order.chargeCurrency,
    createdAt: now,
  });
  return { kind: 'created', reference, processor: offer.processor };
}

/**
 * Gives up an order that waits for its payment: the shopper changes the cart instead. Its attempt is ended at the processor first;
 * when it turns out to be paid, the order stays.
 * @returns false when there is no such order
 */
export async function giveUpOrder(work: PaymentWork, paymentReference: string): Promise<boolean> {
  const attempt = await findLatestAttempt(work.db, paymentReference);
  if (!attempt) return false;
  if (attempt.order.status !== 'awaiting_payment' || attempt.status === 'review') return true;
  if (attempt.status === 'created') await askProcessor(work, attempt, (processor) => processor.cancel(attempt));
  const now = work.clock();
  await work.db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(eq(orders.id, attempt.order.id))
      .for('update');
    if (order?.status !== 'awaiting_payment') return;
    await failOrder(tx, { orderId: order.id, from: order.status, actor: 'customer', note: 'given up', now });
  });
  return true;
}

/** Asks the processor for the state of an order's open attempt and settles it. @returns false when there is no such order */
export async function checkPayment(work: PaymentWork, paymentReference: string): Promise<boolean> {
  const attempt = await findLatestAttempt(work.db, paymentReference);
  if (!attempt) return false;
  const isOpen = attempt.order.status === 'awaiting_payment' && attempt.status === 'created';
  if (isOpen) await askProcessor(work, attempt, (processor) => processor.check(attempt));
  return true;
}
