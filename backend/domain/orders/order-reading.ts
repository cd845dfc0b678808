import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orderRows, orders } from '../../db/schema/orders';
import { readVariantLabels, type VariantLabel } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import type { Reader } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

/** An order with its rows, as its customer may see it. */
export interface OrderView {
  readonly order: typeof orders.$inferSelect;
  readonly rows: readonly OrderRowView[];
  readonly paymentName: string;
}

/** A row of an order, and how its variant reads today (null for what is not a product). */
export interface OrderRowView {
  readonly row: typeof orderRows.$inferSelect;
  readonly label: VariantLabel | null;
}

/** The order behind a payment reference; null when there is none. */
export async function readOrderByPayment(
  reader: Reader,
  reference: string,
  language: ShopLanguage,
): Promise<OrderView | null> {
  const [order] = await readOrders(reader, eq(orders.paymentReference, reference), language);
  return order ?? null;
}

/** An order by its id; null when there is none. */
export async function readOrderById(reader: Reader, id: number, language: ShopLanguage): Promise<OrderView | null> {
  const [order] = await readOrders(reader, eq(orders.id, id), language);
  return order ?? null;
}

/**
 * The order with a number that was placed with an e-mail; null when there is no such order and when the e-mail is another, so
 * that the answer does not tell which numbers exist.
 */
export async function lookUpOrder(
  reader: Reader,
  number: string,
  email: string,
  language: ShopLanguage,
): Promise<OrderView | null> {
  const isIt = sql`${orders.number} = ${number.toUpperCase()} and lower(${orders.email}) = lower(${email})`;
  const [order] = await readOrders(reader, isIt, language);
  return order ?? null;
}

/** Most orders that a history shows. */
const HISTORY_LENGTH = 200;

/** Orders of a customer, the newest first. */
export function readOrderHistory(reader: Reader, customerId: number, language: ShopLanguage): Promise<OrderView[]> {
  return readOrders(reader, eq(orders.customerId, customerId), language);
}

async function readOrders(reader: Reader, condition: SQL, language: ShopLanguage): Promise<OrderView[]> {
  const found = await reader
    .select({ order: orders, paymentName: paymentName(language) })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(HISTORY_LENGTH);
  if (found.length === 0) return [];
  const orderIds = found.map(({ order }) => order.id);
  const rows = await reader
    .select()
    .from(orderRows)
    .where(inArray(orderRows.orderId, orderIds))
    .orderBy(asc(orderRows.orderId), asc(orderRows.line));
  const variantIds = rows.flatMap((row) => (row.variantId === null ? [] : [row.variantId]));
  const labels = await readVariantLabels(reader, [...new Set(variantIds)], language);
  return found.map(({ order, paymentName: name }) => ({
    order,
    paymentName: name ?? '',
    rows: rows
      .filter((row) => row.orderId === order.id)
      .map((row) => ({ row, label: row.variantId === null ? null : (labels.get(row.variantId) ?? null) })),
  }));
}

/** What the payment method of an order's latest attempt is called. */
const paymentName = (language: ShopLanguage) => sql<string | null>`(
  select coalesce((
    select name from payment_method_texts t where t.payment_method_id = p.method_id
    order by ${bestTextFirst(language)} limit 1
  ), m.slug)
  from payments p join payment_methods m on m.id = p.method_id
  where p.order_id = ${sql.raw('"orders"."id"')} order by p.id desc limit 1
)`;
