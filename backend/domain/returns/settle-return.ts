import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCardEntries } from '../../db/schema/gifts';
import { clubBonus } from '../../db/schema/members';
import { orderRows } from '../../db/schema/orders';
import { returnRows, returns } from '../../db/schema/returns';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import { Conflict } from '../errors/refusals';
import type { LockedOrder } from '../orders/lock-order';
import { lockOrderPayment, writeRefund } from '../orders/write-refund';
import { isWholeCurrency } from '../pricing/pricing';
import { putIntoStock } from '../stock/stock-taking';
import { goodsPaid, isWhole, type PaidOrder, type RefundParts, refundParts, type Units } from './refund-sums';
import { readReturnedRows, refundedUnits } from './returned-units';

type LockedReturn = typeof returns.$inferSelect;
type OrderedRow = typeof orderRows.$inferSelect;

/** An order's total, hundredths of the currency that is charged. */
export const totalPaid = (order: LockedOrder): number =>
  order.chargeCurrency === order.currency ? order.displayTotalHundredths : order.totalCents;

/** What of an order was paid how. Amounts are hundredths of the currency that is charged. */
async function readPaidOrder(tx: Transaction, order: LockedOrder, rows: readonly OrderedRow[]): Promise<PaidOrder> {
  const isDisplay = order.chargeCurrency === order.currency;
  const [cards] = await tx
    .select({ cents: sql<number>`coalesce(-sum(${giftCardEntries.amountCents}), 0)::float8` })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.orderId, order.id), eq(giftCardEntries.kind, 'spend')));
  return {
    rows: paidRows(rows, isDisplay),
    total: totalPaid(order),
    charged: order.chargeHundredths,
    cardCents: cards?.cents ?? 0,
    quantum: isDisplay && isWholeCurrency(order.currency) ? 100 : 1,
  };
}

const paidRows = (rows: readonly OrderedRow[], isDisplay: boolean) =>
  rows
    .filter(({ kind }) => kind === 'product')
    .map(({ id, amount, ...row }) => ({
      id,
      amount,
      paid: isDisplay ? row.displayTotalHundredths - row.displayDiscountHundredths : row.totalCents - row.discountCents,
    }));

/** What was refunded of an order by earlier returns, hundredths of the currency that is charged. */
export async function refundedBefore(tx: Transaction, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${returns.refundHundredths}), 0)::float8` })
    .from(returns)
    .where(eq(returns.orderId, orderId));
  return row?.sum ?? 0;
}

/** The units refunded before a return, and with it. */
async function unitsAround(tx: Transaction, { id, orderId }: LockedReturn): Promise<{ before: Units; after: Units }> {
  const rows = await readReturnedRows(tx, orderId);
  const asProcessed = rows.map((row) => (row.returnId === id ? { ...row, isProcessed: true } : row));
  return { before: refundedUnits(rows), after: refundedUnits(asProcessed) };
}

/**
 * Settles a return whose goods have arrived, in the transaction that processes it: the money of what was not exchanged goes back through
 * the payment processor and to the gift cards as they had paid, the club bonus of it is taken back, and the goods go into stock. A
 * withdrawal from the whole order gives delivery back too. The caller holds the locks of the order and the return.
 * @throws Conflict PAYMENT_NOT_TAKEN while the payment is only promised
 */
export async function settleReturn(
  tx: Transaction,
  order: LockedOrder,
  back: LockedReturn,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<{ refund: RefundParts; refundId: number | null }> {
  const rows = await tx.select().from(orderRows).where(eq(orderRows.orderId, order.id));
  const paid = await readPaidOrder(tx, order, rows);
  const { before, after } = await unitsAround(tx, back);
  const isAll = back.kind === 'withdrawal' && isWhole(paid, after) && rows.every(({ kind }) => kind !== 'gift_card');
  const refunded = await refundedBefore(tx, order.id);
  const amount = isAll ? paid.total - refunded : goodsPaid(paid, after) - goodsPaid(paid, before);
  const refund = refundParts(paid, refunded, amount);
  const refundId = await payOut(tx, order, refund, actor, now);
  await takeBonusBack(tx, order, back, { rows, before, after, now });
  await stockGoods(tx, order.id, back.id);
  return { refund, refundId };
}

async function payOut(tx: Transaction, order: LockedOrder, refund: RefundParts, actor: string, now: Date) {
  let refundId: number | null = null;
  if (refund.charged > 0) {
    const payment = await lockOrderPayment(tx, order.id);
    if (!payment || payment.status === 'authorised') throw new Conflict({ reason: 'PAYMENT_NOT_TAKEN' });
    refundId = await writeRefund(tx, payment, { amountHundredths: refund.charged, actor, now });
  }
  if (refund.cardCents > 0) await giveToCards(tx, order.id, refund.cardCents, now);
  return refundId;
}

/** Gives cents back to the gift cards that paid, in the order in which they did, none more than it has paid. */
async function giveToCards(tx: Transaction, orderId: number, cents: number, now: Date): Promise<void> {
  const taken = await tx
    .select({
      giftCardId: giftCardEntries.giftCardId,
      cents: sql<number>`(-sum(${giftCardEntries.amountCents}))::float8`,
    })
    .from(giftCardEntries)
    .where(sql`${giftCardEntries.orderId} = ${orderId} and ${giftCardEntries.kind} in ('spend', 'refund')`)
    .groupBy(giftCardEntries.giftCardId)
    .having(sql`sum(${giftCardEntries.amountCents}) < 0`)
    .orderBy(giftCardEntries.giftCardId);
  let left = cents;
  for (const card of taken) {
    const amountCents = Math.min(left, card.cents);
    if (amountCents <= 0) break;
    left -= amountCents;
    const entry = { giftCardId: card.giftCardId, kind: 'refund' as const, amountCents, orderId, createdAt: now };
    await tx.insert(giftCardEntries).values(entry);
  }
}

type Around = {
  readonly rows: readonly OrderedRow[];
  readonly before: Units;
  readonly after: Units;
  readonly now: Date;
};

/** Takes back the share of the club bonus that the returned goods had earned; all returns together take back what was earned. */
async function takeBonusBack(tx: Transaction, order: LockedOrder, back: LockedReturn, around: Around): Promise<void> {
  const { rows, before, after, now } = around;
  const [earned] = await tx
    .select({ customerId: clubBonus.customerId, cents: clubBonus.cents })
    .from(clubBonus)
    .where(and(eq(clubBonus.orderId, order.id), eq(clubBonus.kind, 'earned')));
  const goods = { rows: paidRows(rows, false), quantum: 1 };
  const all = goods.rows.reduce((sum, { paid }) => sum + paid, 0);
  if (!earned || all === 0) return;
  const shareOf = (units: Units) => Math.floor((earned.cents * goodsPaid(goods, units)) / all);
  const cents = shareOf(before) - shareOf(after);
  if (cents >= 0) return;
  const { customerId } = earned;
  await tx
    .insert(clubBonus)
    .values({ customerId, kind: 'reversed', cents, orderId: order.id, returnId: back.id, createdAt: now });
}

/** Puts returned goods into the stock of the main store, where they are checked. */
async function stockGoods(tx: Transaction, orderId: number, returnId: number): Promise<void> {
  const goods = await tx
    .select({ variantId: orderRows.variantId, delta: returnRows.amount })
    .from(returnRows)
    .innerJoin(orderRows, eq(orderRows.id, returnRows.orderRowId))
    .where(eq(returnRows.returnId, returnId));
  const changes = goods.flatMap(({ variantId, delta }) =>
    variantId === null ? [] : [{ variantId, storeId: MAIN_STORE_ID, delta }],
  );
  await putIntoStock(tx, orderId, changes, 'return');
}
