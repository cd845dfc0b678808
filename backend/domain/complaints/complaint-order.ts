import { and, eq, sql } from 'drizzle-orm';
import { orderRows, orders } from '../../db/schema/orders';
import { readVariantLabels } from '../cart/cart-variants';
import { Conflict } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { helsinkiDay } from '../pricing/helsinki-day';
import type { Reader } from '../reading/reader';

/** Statuses of orders whose products somebody can have. Faults show late, so there is no last day. */
const SENT = ['shipped', 'transported_to_pickuplocation', 'ready_for_pick_up', 'delivered'];
const ENDED = ['awaiting_payment', 'payment_failed', 'cancelled'];

type Order = typeof orders.$inferSelect;

/** Why a complaint about an order is not possible; null when it is. */
export function complaintRefusal(status: string): 'NOT_PAID' | 'NOT_DELIVERED' | null {
  if (ENDED.includes(status)) return 'NOT_PAID';
  return SENT.includes(status) ? null : 'NOT_DELIVERED';
}

/** The products of an order as a complaint names them. Amounts are euro cents of one unit, `calculatedDiscountCents` of the row. */
export async function readComplaintRows(reader: Reader, orderId: number, language: ShopLanguage) {
  const rows = await reader
    .select()
    .from(orderRows)
    .where(and(eq(orderRows.orderId, orderId), eq(orderRows.kind, 'product')))
    .orderBy(orderRows.line);
  const ids = [...new Set(rows.flatMap(({ variantId }) => variantId ?? []))];
  const labels = await readVariantLabels(reader, ids, language);
  return rows.map(({ id, variantId, name, amount, unitCents, discountCents }) => {
    const label = variantId === null ? undefined : labels.get(variantId);
    const size = [label?.size, label?.type].filter(Boolean).join(' ');
    return {
      rowId: id,
      manufacturer: label?.brand ?? '',
      model: label?.name ?? name,
      color: label?.color ?? '',
      size,
      noSize: size === '',
      priceCents: Math.max(0, unitCents),
      unitDiscountCents: Math.round(discountCents / amount),
      calculatedDiscountCents: discountCents,
    };
  });
}
export type ComplaintRow = Awaited<ReturnType<typeof readComplaintRows>>[number];

/** The order of a payment reference, about which a complaint is possible; null for an unknown reference. @throws Conflict NOT_PAID, NOT_DELIVERED */
export async function findComplaintOrder(reader: Reader, reference: string): Promise<Order | null> {
  const [order] = await reader.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!order) return null;
  const reason = complaintRefusal(order.status);
  if (reason !== null) throw new Conflict({ reason });
  return order;
}

/**
 * The order that somebody names by its number and e-mail address; null when the two do not belong together. The answer to a complaint
 * does not tell which it was.
 */
export async function findNamedOrder(reader: Reader, number: string, email: string): Promise<Order | null> {
  const [order] = await reader
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(sql`lower(${orders.email})`, email.toLowerCase())));
  return order && complaintRefusal(order.status) === null ? order : null;
}

/** What fills in the form for an order; null for an unknown reference. @throws Conflict as `findComplaintOrder` */
export async function readComplaintOrder(reader: Reader, reference: string, language: ShopLanguage) {
  const order = await findComplaintOrder(reader, reference);
  if (!order) return null;
  return {
    orderNumber: order.number,
    orderDate: helsinkiDay(order.placedAt),
    customerName: `${order.firstName} ${order.lastName}`.trim(),
    email: order.email,
    phone: order.phone,
    address: order.address,
    postNumber: order.postalCode,
    city: order.city,
    rows: await readComplaintRows(reader, order.id, language),
  };
}
