import { ORDER_STATUSES } from 'contract/order-status';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orderEvents } from '../../db/schema/order-events';
import { orders } from '../../db/schema/orders';
import { paymentRefunds, payments } from '../../db/schema/payments';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';

/** What staff looks for. */
export interface OrderSearch {
  /** A part of the number, the e-mail address or the name, in any case; empty: every order. */
  readonly text: string;
  /** Empty: every status. One that does not exist finds nothing. */
  readonly status: string;
  readonly limit: number;
  readonly offset: number;
}

/** An order search that may ask for those that are collected on the same day alone. */
export type DeliverySearch = OrderSearch & { readonly delivery: '' | 'express' };

function conditionOf({ text, status, delivery }: DeliverySearch): SQL | undefined {
  const pattern = anywhere(text);
  const known = ORDER_STATUSES.find((each) => each === status);
  return and(
    text === ''
      ? undefined
      : sql`(${orders.number} ilike ${pattern} or ${orders.email} ilike ${pattern}
          or ${orders.firstName} || ' ' || ${orders.lastName} ilike ${pattern})`,
    status === '' ? undefined : known ? eq(orders.status, known) : sql`false`,
    delivery === 'express' ? eq(orders.isExpressPickup, true) : undefined,
  );
}

/** A page of the orders that match, the newest first, and how many match. */
export async function findOrders(reader: Reader, search: DeliverySearch) {
  const condition = conditionOf(search);
  const [row] = await reader.select({ count: sql<number>`count(*)::int` }).from(orders).where(condition);
  const found = await reader
    .select({
      number: orders.number,
      status: orders.status,
      placedAt: orders.placedAt,
      firstName: orders.firstName,
      lastName: orders.lastName,
      email: orders.email,
      currency: orders.currency,
      displayTotalHundredths: orders.displayTotalHundredths,
      isExpressPickup: orders.isExpressPickup,
      deliveryLocationName: orders.deliveryLocationName,
      shippingTime: orders.shippingTime,
    })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(search.limit)
    .offset(search.offset);
  return { orders: found, count: row?.count ?? 0 };
}

/** The id of the order with a number, in any case; null when there is none. */
export async function findOrderId(reader: Reader, number: string): Promise<number | null> {
  const [order] = await reader.select({ id: orders.id }).from(orders).where(eq(orders.number, number.toUpperCase()));
  return order?.id ?? null;
}

/** An order's changes of status, and its attempts to pay with what was given back, the oldest first. */
export async function readOrderHistoryForStaff(reader: Reader, orderId: number) {
  const events = await reader
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const attempts = await reader.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
  const ids = attempts.map(({ id }) => id);
  const refunds = await reader
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.paymentId, ids))
    .orderBy(asc(paymentRefunds.id));
  return {
    events,
    payments: attempts.map((payment) => {
      const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
      const given = own.filter(({ status }) => status !== 'failed');
      const refundedHundredths = given.reduce((sum, { amountHundredths }) => sum + amountHundredths, 0);
      return { ...payment, refundedHundredths, refunds: own };
    }),
  };
}
