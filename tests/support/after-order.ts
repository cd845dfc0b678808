import type { Db } from 'backend/db/client';
import { orders } from 'backend/db/schema/orders';
import { variants } from 'backend/db/schema/variants';
import { moveOrder, type OrderMove } from 'backend/domain/orders/move-order';
import type { PlacedOrder } from 'backend/domain/orders/place-order';
import { askReturn, type ReturnWish } from 'backend/domain/returns/ask-return';
import { readReturnable } from 'backend/domain/returns/returned-units';
import { orderMails } from 'backend/mail/order-mails';
import { settlePayment } from 'backend/payments/settle-payment';
import { eq, sql } from 'drizzle-orm';
import type { OrderOptions } from './order-body';
import { order, shopSettings } from './ordering';
import { insertVariant, STORES } from './shop-data';

export const tell = orderMails(shopSettings);

/** Places an order and pays it by card. */
export async function paidOrder(db: Db, options: OrderOptions, now = new Date()): Promise<PlacedOrder> {
  const placed = await order(db, options, now);
  const { reference, amountHundredths, currency } = placed.payment;
  const message = { reference, eventKey: 'paid', kind: 'captured' as const, amountHundredths, currency, payload: {} };
  await settlePayment(db, shopSettings, 'test', message, now);
  return placed;
}

/** Moves an order as staff does. */
export const move = (db: Db, { number }: { number: string }, to: OrderMove['to'], more: Partial<OrderMove> = {}) =>
  moveOrder(db, tell, {
    number,
    to,
    trackingCode: '',
    isPart: false,
    note: '',
    actor: 'staff:1',
    now: new Date(),
    ...more,
  });

/** An order that was paid, sent and delivered at the given time. */
export async function deliveredOrder(db: Db, options: OrderOptions, now = new Date()): Promise<PlacedOrder> {
  const placed = await paidOrder(db, options, now);
  await move(db, placed, 'shipped', { now });
  await move(db, placed, 'delivered', { now });
  return placed;
}

/** A variant of the same model in another size, with units in the main store. */
export async function otherSize(db: Db, productId: number, units: number): Promise<number> {
  const other = await insertVariant(db, { stock: { [STORES.main]: units } });
  const model = db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, productId));
  await db
    .update(variants)
    .set({ modelId: sql`(${model})`, sizeId: null })
    .where(eq(variants.id, other));
  return other;
}

/** Asks for units of an order's first row to be taken back. */
export async function askBack(
  db: Db,
  placed: PlacedOrder,
  amount: number,
  {
    now = new Date(),
    exchange = null,
    kind = 'return',
  }: { now?: Date; exchange?: number | null; kind?: ReturnWish['kind'] } = {},
) {
  const [first] = await readReturnable(db, placed.id);
  const row = {
    rowId: first?.row.id ?? 0,
    amount,
    reason: kind === 'return' ? ('too_small' as const) : null,
    exchangeVariantId: exchange,
  };
  const wish = { reference: placed.paymentReference, kind, rows: [row], name: 'Maija', message: '' };
  return askReturn(db, tell, wish, now);
}

/** The status of an order. */
export async function statusOf(db: Db, { id }: PlacedOrder) {
  const [row] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return row?.status;
}
