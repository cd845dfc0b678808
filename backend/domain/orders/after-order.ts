import { asc, eq, sql } from 'drizzle-orm';
import { orderDeliveries } from '../../db/schema/deliveries';
import { orderEvents } from '../../db/schema/order-events';
import { orders } from '../../db/schema/orders';
import { returns } from '../../db/schema/returns';
import { readVariantLabels } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { refusalOf } from '../returns/ask-return';
import { labelOf, readReturns } from '../returns/read-returns';
import { returnUntil, withdrawUntil } from '../returns/return-windows';
import { readReturnable } from '../returns/returned-units';
import { readUnwithdrawable } from '../returns/withdrawal-exceptions';
import { cancellationOf, hasLeft } from './cancel-order';

/** What became of an order, and what its customer may do with it now; null for an unknown reference. */
export async function readAfterOrder(reader: Reader, reference: string, language: ShopLanguage, now: Date) {
  const [order] = await reader.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!order) return null;
  const events = await reader
    .select({ status: orderEvents.toStatus, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const deliveries = await reader
    .select()
    .from(orderDeliveries)
    .where(eq(orderDeliveries.orderId, order.id))
    .orderBy(asc(orderDeliveries.id));
  const delivered = deliveries.map(({ deliveredAt }) => deliveredAt);
  return {
    order,
    events,
    deliveries,
    cancellation: cancellationOf(order.status, await hasLeft(reader, order.id)),
    withdrawUntil: order.status === 'delivered' ? withdrawUntil(delivered, order.country) : null,
    withdrawRefusal: refusalOf('withdrawal', order, delivered, now),
    returnUntil: returnUntil(order.placedAt),
    returnRefusal: refusalOf('return', order, delivered, now),
    rows: await readRows(reader, order.id, language),
    owedHundredths: await readOwed(reader, order.id),
    returns: await readReturns(reader, eq(returns.orderId, order.id), language),
  };
}

/** What is left to pay of an order's invoice, hundredths of the charged currency; null without an unpaid one. */
async function readOwed(reader: Reader, orderId: number): Promise<number | null> {
  const [invoice] = await rowsOf<{ owed: number }>(
    reader,
    sql`
      select (p.amount_minor - coalesce((
        select sum(r.amount_minor) from payment_refunds r where r.payment_id = p.id and r.status <> 'failed'
      ), 0))::float8 as owed
      from payments p where p.order_id = ${orderId} and p.status = 'authorised' and p.due_at is not null`,
  );
  return invoice?.owed ?? null;
}

/** The products of an order with what is left of each, and what it can be exchanged for. */
async function readRows(reader: Reader, orderId: number, language: ShopLanguage) {
  const rows = await readReturnable(reader, orderId);
  const excluded = await readUnwithdrawable(reader, orderId);
  const others = await readOtherVariants(reader, orderId);
  const labels = await readVariantLabels(reader, [...new Set(others.map(({ id }) => id))], language);
  return rows.map(({ row, left }) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    amount: row.amount,
    left,
    canWithdraw: !excluded.has(row.id),
    exchanges: others.filter(({ rowId }) => rowId === row.id).map(({ id }) => ({ id, name: labelOf(labels.get(id)) })),
  }));
}

/** The other variants of the models of an order's rows that are in stock, at most thirty a row. */
function readOtherVariants(reader: Reader, orderId: number) {
  return rowsOf<{ rowId: number; id: number }>(
    reader,
    sql`
      select r.id as "rowId", other.id
      from order_rows r
      join variants mine on mine.id = r.variant_id
      cross join lateral (
        select v.id from variants v
        where v.model_id = mine.model_id and v.id <> mine.id
          and (select coalesce(sum(quantity), 0) from stock k where k.variant_id = v.id) > 0
        order by v.id limit 30
      ) other
      where r.order_id = ${orderId} and r.kind = 'product'
      order by r.id, other.id`,
  );
}
