import { asc, desc, eq, inArray } from 'drizzle-orm';
import { orderEvents } from '../../db/schema/order-events';
import { orderRows, orders } from '../../db/schema/orders';
import { payments } from '../../db/schema/payments';
import { returnEvents, returns } from '../../db/schema/returns';
import type { Reader } from '../reading/reader';

/** Orders with their rows, status changes, payments and returns. Amounts are hundredths of the order's currency. */
export async function readOrdersWhole(reader: Reader, customerId: number) {
  const found = await reader
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      email: orders.email,
      phone: orders.phone,
      firstName: orders.firstName,
      lastName: orders.lastName,
      address: orders.address,
      postalCode: orders.postalCode,
      city: orders.city,
      country: orders.country,
      language: orders.language,
      currency: orders.currency,
      delivery: orders.deliveryName,
      deliveryLocation: orders.deliveryLocationName,
      specialRequest: orders.specialRequest,
      totalHundredths: orders.displayTotalHundredths,
      taxHundredths: orders.displayTaxHundredths,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      acceptedTermsAt: orders.acceptedTermsAt,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await reader
    .select({
      orderId: orderRows.orderId,
      kind: orderRows.kind,
      name: orderRows.name,
      description: orderRows.description,
      amount: orderRows.amount,
      totalHundredths: orderRows.displayTotalHundredths,
    })
    .from(orderRows)
    .where(inArray(orderRows.orderId, ids))
    .orderBy(asc(orderRows.orderId), asc(orderRows.line));
  const { events, paid } = await readProgress(reader, ids);
  const taken = await readReturnsWhole(reader, ids);
  const of = <Part extends { orderId: number }>(parts: readonly Part[], id: number) =>
    parts.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...part }) => part);
  return found.map(({ id, ...order }) => ({
    ...order,
    rows: of(rows, id),
    events: of(events, id),
    payments: of(paid, id),
    returns: of(taken, id),
  }));
}

/** The status changes and payments of orders, the oldest first. */
async function readProgress(reader: Reader, ids: number[]) {
  const events = await reader
    .select({ orderId: orderEvents.orderId, status: orderEvents.toStatus, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const paid = await reader
    .select({
      orderId: payments.orderId,
      processor: payments.processor,
      status: payments.status,
      amountHundredths: payments.amountHundredths,
      currency: payments.currency,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.id));
  return { events, paid };
}

/** The returns of orders with what was written about them, the oldest first. */
async function readReturnsWhole(reader: Reader, ids: number[]) {
  const found = await reader
    .select({
      id: returns.id,
      orderId: returns.orderId,
      number: returns.number,
      kind: returns.kind,
      status: returns.status,
      name: returns.name,
      message: returns.message,
      trackingCode: returns.trackingCode,
      refundHundredths: returns.refundHundredths,
      createdAt: returns.createdAt,
    })
    .from(returns)
    .where(inArray(returns.orderId, ids))
    .orderBy(asc(returns.id));
  const events = await reader
    .select({
      returnId: returnEvents.returnId,
      status: returnEvents.toStatus,
      note: returnEvents.note,
      createdAt: returnEvents.createdAt,
    })
    .from(returnEvents)
    .innerJoin(returns, eq(returns.id, returnEvents.returnId))
    .where(inArray(returns.orderId, ids))
    .orderBy(asc(returnEvents.id));
  return found.map(({ id, ...back }) => ({
    ...back,
    events: events.filter(({ returnId }) => returnId === id).map(({ returnId: _, ...event }) => event),
  }));
}
