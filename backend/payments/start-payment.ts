import { and, asc, eq } from 'drizzle-orm';
import { orderRows, orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { readCardPayments } from '../domain/gifts/order-card-payments';
import { shopAddress } from '../domain/locale/shop-host';
import { paymentLines } from './payment-lines';
import { PAYMENT_TIME_MS } from './payment-time';
import { ProcessorFailure, type ReturnAddresses, type StartedPayment } from './processor';
import { type PaymentWork, settleEvent } from './work';

/** Paths on the order's host to which the shopper returns; `{reference}` stands for the order's payment reference. */
export type ReturnPaths = ReturnAddresses;

/**
 * Starts an attempt at its processor, after the order is committed. A repeated call for the same attempt finds the started
 * payment. When the processor does not answer or refuses, the attempt counts as declined: nobody has an address to pay it at, and
 * the shopper may choose again.
 * @returns where to pay; null when the storefront has a page for it, nothing is left to do, or the attempt failed
 */
export async function startPayment(
  work: PaymentWork,
  attemptReference: string,
  returnPaths: ReturnPaths,
): Promise<string | null> {
  const now = work.clock();
  const found = await readStart(work, attemptReference);
  const processor = found && work.processors.get(found.payment.processor);
  if (!found || !processor || found.payment.status !== 'created') return null;
  const { order, payment, lines } = found;
  const home = shopAddress(work.settings, order.host);
  const address = (path: string) => home + path.replaceAll('{reference}', encodeURIComponent(order.paymentReference));
  try {
    const started = await processor.start({
      reference: payment.reference,
      orderNumber: order.number,
      amountHundredths: payment.amountHundredths,
      currency: payment.currency,
      language: order.language,
      email: order.email,
      country: order.country,
      receiver: order,
      lines,
      expiresAt: new Date(order.placedAt.getTime() + PAYMENT_TIME_MS),
      now,
      returnTo: {
        ok: address(returnPaths.ok),
        cancelled: address(returnPaths.cancelled),
        error: address(returnPaths.error),
        address: address(returnPaths.address),
      },
      webhook: `${home}/api/payments/webhook/${processor.slug}/`,
    });
    await keepStarted(work, payment.id, started);
    if (started.event) await settleEvent(work, processor.slug, started.event);
    return started.redirectUrl;
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    work.log.warn(
      { processor: processor.slug, kind: error.kind, detail: error.detail },
      'a payment could not be started',
    );
    await settleEvent(work, processor.slug, {
      ...payment,
      eventKey: `start:${error.kind}`,
      kind: 'declined',
      payload: { detail: error.detail },
    });
    return null;
  }
}

async function keepStarted({ db }: PaymentWork, id: number, { externalId, dueAt }: StartedPayment): Promise<void> {
  if (externalId === null && dueAt === undefined) return;
  await db
    .update(payments)
    .set({ externalId, dueAt: dueAt ?? null })
    .where(eq(payments.id, id));
}

async function readStart({ db }: PaymentWork, reference: string) {
  const [found] = await db
    .select({
      order: {
        id: orders.id,
        number: orders.number,
        host: orders.host,
        paymentReference: orders.paymentReference,
        placedAt: orders.placedAt,
        language: orders.language,
        country: orders.country,
        email: orders.email,
        firstName: orders.firstName,
        lastName: orders.lastName,
        address: orders.address,
        postalCode: orders.postalCode,
        city: orders.city,
        phone: orders.phone,
        totalHundredths: orders.displayTotalHundredths,
        currency: orders.currency,
        bonusCents: orders.bonusCents,
        displayBonusHundredths: orders.displayBonusHundredths,
      },
      payment: {
        id: payments.id,
        reference: payments.reference,
        processor: payments.processor,
        status: payments.status,
        amountHundredths: payments.amountHundredths,
        currency: payments.currency,
      },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.reference, reference), eq(orders.status, 'awaiting_payment')));
  if (!found) return null;
  const rows = await db
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, found.order.id))
    .orderBy(asc(orderRows.line));
  const isEuro = found.payment.currency !== found.order.currency;
  const { language, bonusCents, displayBonusHundredths } = found.order;
  const cards = await readCardPayments(db, [found.order.id]);
  const paid = {
    bonus: { cents: bonusCents, display: displayBonusHundredths },
    cards: cards.map(({ hint, cents, displayHundredths: display }) => ({ hint, cents, display })),
  };
  return { ...found, lines: paymentLines(rows, paid, { language, isEuro }) };
}
