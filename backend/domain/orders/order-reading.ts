import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { orderRows, orders } from '../../db/schema/orders';
import type { payments } from '../../db/schema/payments';
import { readVariantLabels, type VariantLabel } from '../cart/cart-variants';
import { type OrderCardPayment, readCardPayments } from '../gifts/order-card-payments';
import type { ShopLanguage } from '../locale/language';
import type { Reader } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

/** An order with its rows, as its customer may see it. */
export interface OrderView {
  readonly order: typeof orders.$inferSelect;
  readonly rows: readonly OrderRowView[];
  readonly payment: PaymentView;
  readonly cardPayments: readonly OrderCardPayment[];
  /** The company that ordered on its agreed terms. */
  readonly company: OrderCompany | null;
  /** The language in which it is told, which may be another than the order's. */
  readonly language: ShopLanguage;
  /** Name of the way of delivery in that language; null when the shop no longer has it. */
  readonly deliveryName: string | null;
}

/** A company as its invoice names it. */
export interface OrderCompany {
  readonly name: string;
  readonly vatNumber: string;
  readonly costCentre: string;
  /** The company's own reference; may be empty. */
  readonly reference: string;
}

/** The payment that paid an order, else its latest attempt. */
export interface PaymentView {
  /** Name of the method. */
  readonly name: string;
  /** `giftcard` when nothing was left to pay after gift cards. */
  readonly method: string;
  readonly status: (typeof payments.$inferSelect)['status'];
  /** When an invoice is to be paid. */
  readonly dueAt: Date | null;
  /** What was given back of it, or what an unpaid invoice was reduced by; hundredths of the charged currency. */
  readonly givenHundredths: number;
}

/** A row of an order with the current name of its variant (null when the row is not a product). */
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
 * The order with this number and e-mail address. Null both when there is no such order and when the address differs, so that
 * the answer does not reveal which numbers exist.
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

/** A page of a person's orders, and how many there are on all pages. */
export interface OrderHistory {
  readonly orders: readonly OrderView[];
  readonly count: number;
}

/**
 * A page of the orders that a person placed while signed in, the newest first. Orders of a guest with the same e-mail address are not
 * among them: anybody can type an address into a form, and the order would show the sender's name and street.
 * @param page 1-based
 * @param size orders a page
 */
export async function readOrderHistory(
  reader: Reader,
  customerId: number,
  { page, size }: { readonly page: number; readonly size: number },
  language: ShopLanguage,
): Promise<OrderHistory> {
  const own = eq(orders.customerId, customerId);
  const [row] = await reader.select({ count: sql<number>`count(*)::int` }).from(orders).where(own);
  const found = await readOrders(reader, own, language, { limit: size, offset: (page - 1) * size });
  return { orders: found, count: row?.count ?? 0 };
}

/** An order that a person placed while signed in; null for everybody else's. */
export async function readOwnOrder(
  reader: Reader,
  customerId: number,
  number: string,
  language: ShopLanguage,
): Promise<OrderView | null> {
  const isIt = sql`${orders.number} = ${number.toUpperCase()} and ${orders.customerId} = ${customerId}`;
  const [order] = await readOrders(reader, isIt, language);
  return order ?? null;
}

async function readOrders(
  reader: Reader,
  condition: SQL,
  language: ShopLanguage,
  { limit, offset } = { limit: 1, offset: 0 },
): Promise<OrderView[]> {
  const found = await reader
    .select({ order: orders, payment: paymentOf(language), company: COMPANY, deliveryName: deliveryNameOf(language) })
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  if (found.length === 0) return [];
  const orderIds = found.map(({ order }) => order.id);
  const rows = await reader
    .select()
    .from(orderRows)
    .where(inArray(orderRows.orderId, orderIds))
    .orderBy(asc(orderRows.orderId), asc(orderRows.line));
  const cardPayments = await readCardPayments(reader, orderIds);
  const variantIds = rows.flatMap((row) => (row.variantId === null ? [] : [row.variantId]));
  const labels = await readVariantLabels(reader, [...new Set(variantIds)], language);
  return found.map(({ order, company, deliveryName, payment: { due_at: dueAt, ...payment } }) => ({
    ...{ order, company, language, deliveryName },
    payment: { ...payment, dueAt: dueAt === null ? null : new Date(dueAt) },
    cardPayments: cardPayments.filter((each) => each.orderId === order.id),
    rows: rows
      .filter((row) => row.orderId === order.id)
      .map((row) => ({ row, label: row.variantId === null ? null : (labels.get(row.variantId) ?? null) })),
  }));
}

/** The company of an order that its buyer approved; null for every other order. */
const COMPANY = sql<OrderCompany | null>`(
  select json_build_object('name', c.name, 'vatNumber', c.vat_number, 'costCentre', e.cost_centre, 'reference', e.reference)
  from enterprise_orders e join companies c on c.id = e.company_id where e.order_id = ${sql.raw('"orders"."id"')}
)`;

/** The name of an order's way of delivery. */
const deliveryNameOf = (language: ShopLanguage) => sql<string | null>`(
  select t.name from delivery_method_texts t where t.delivery_method_id = ${sql.raw('"orders"."delivery_method_id"')}
  order by ${bestTextFirst(language)} limit 1
)`;

type PaymentJson = Omit<PaymentView, 'dueAt'> & { readonly due_at: string | null };

/** The payment of an order. Every order has an attempt from the transaction that places it. */
const paymentOf = (language: ShopLanguage) => sql<PaymentJson>`(
  select json_build_object('method', coalesce(m.slug, p.processor), 'status', p.status, 'due_at', p.due_at, 'givenHundredths', (
    select coalesce(sum(r.amount_minor), 0) from payment_refunds r where r.payment_id = p.id and r.status <> 'failed'
  ), 'name', coalesce((
    select name from payment_method_texts t where t.payment_method_id = p.method_id
    order by ${bestTextFirst(language)} limit 1
  ), m.slug, ''))
  from payments p left join payment_methods m on m.id = p.method_id
  where p.order_id = ${sql.raw('"orders"."id"')}
  order by p.status in ('authorised', 'captured', 'refunded') desc, p.id desc limit 1
)`;
