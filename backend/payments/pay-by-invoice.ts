import { eq } from 'drizzle-orm';
import { paymentEvents, payments } from '../db/schema/payments';
import { INVOICE_PROCESSOR } from '../domain/orders/own-invoice';
import type { PayAtOnce } from '../domain/orders/place-order';
import type { ConfirmingShop } from '../mail/order-confirmation';
import { INVOICE_DAYS } from './invoice-processor';
import { payOrder } from './pay-order';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Settles an order by the shop's own invoice in the transaction that places it: the money is to come within 14 days. */
export const payByInvoice =
  (shop: ConfirmingShop): PayAtOnce =>
  async (tx, orderId, now) => {
    const [payment] = await tx
      .update(payments)
      .set({ status: 'authorised', settledAt: now, dueAt: new Date(now.getTime() + INVOICE_DAYS * DAY_MS) })
      .where(eq(payments.orderId, orderId))
      .returning({ id: payments.id });
    if (!payment) throw new Error('The order has no payment.');
    const event = { paymentId: payment.id, eventKey: 'invoiced', kind: 'authorised', payload: {} } as const;
    await tx.insert(paymentEvents).values({ ...event, isAccepted: true, createdAt: now });
    const actor = `processor:${INVOICE_PROCESSOR}`;
    await payOrder(tx, shop, { orderId, from: 'awaiting_payment', actor, note: 'authorised', now });
  };
