import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCardEntries } from '../../db/schema/gifts';
import { clubBonus } from '../../db/schema/members';
import { orderRows } from '../../db/schema/orders';
import { returnRows, returns } from '../../db/schema/returns';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import { giveBackBonus } from '../customers/spend-bonus';
import { Conflict } from '../errors/refusals';
import type { LockedOrder } from '../orders/lock-order';
import { INVOICE_PROCESSOR } from '../orders/own-invoice';
import { lockOrderPayment, writeCredit, writeRefund } from '../orders/write-refund';
import { putIntoStock } from '../stock/stock-taking';
import { bonusTaken, paidOrder } from './paid-order';
import { goodsPaid, isWhole, type PaidOrder, type RefundParts, refundParts, type Units } from './refund-sums';
import { readReturnedRows, refundedUnits } from './returned-units';

type LockedReturn = typeof returns.$inferSelect;
type OrderedRow = typeof orderRows.$inferSelect;

/** What of an order was paid how. Amounts are hundredths of the currency that is charged. */
async function readPaidOrder(tx: Transaction, order: LockedOrder, rows: readonly OrderedRow[]): Promise<PaidOrder> {
  const [cards] = await tx
    .select({ cents: sql<number>`coalesce(-sum(${giftCardEntries.amountCents}), 0)::float8` })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.orderId, order.id), eq(giftCardEntries.kind, 'spend')));
  return paidOrder(order, rows, cards?.cents ?? 0);
}

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
 * the payment processor, to the club bonus and to the gift cards as they had paid, the bonus that it had earned is taken back, and the goods
 * go into stock. A withdrawal from the whole order gives delivery back too. An invoice of the shop's own that is not paid yet is reduced
 * instead. The caller holds the locks of the order and the return.
 * @throws Conflict PAYMENT_NOT_TAKEN while somebody else's payment is only promised
 */
export async function settleReturn(
  tx: Transaction,
  order: LockedOrder,
  back: LockedReturn,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<SettledReturn> {
  const rows = await tx.select().from(orderRows).where(eq(orderRows.orderId, order.id));
  const paid = await readPaidOrder(tx, order, rows);
  const { before, after } = await unitsAround(tx, back);
  const isAll = back.kind === 'withdrawal' && isWhole(paid, after) && rows.every(({ kind }) => kind !== 'gift_card');
  const refunded = await refundedBefore(tx, order.id);
  const amount = isAll ? paid.total - refunded : goodsPaid(paid, after) - goodsPaid(paid, before);
  const refund = refundParts(paid, refunded, amount);
  const paidOut = await payOut(tx, order, refund, actor, now);
  if (refund.bonusCents > 0) {
    await giveBackBonus(tx, order.id, { cents: refund.bonusCents, returnId: back.id }, now);
  }
  await takeBonusBack(tx, order, back, { rows, before, after, now });
  await stockGoods(tx, order.id, back.id);
  return { refund, ...paidOut };
}

/** How a return was settled. */
export interface SettledReturn {
  readonly refund: RefundParts;
  readonly refundId: number | null;
  /** What is left to pay of an invoice that the return has reduced, and until when; null when money goes back. */
  readonly owed: { readonly hundredths: number; readonly dueAt: Date | null } | null;
}

async function payOut(
  tx: Transaction,
  order: LockedOrder,
  refund: RefundParts,
  actor: string,
  now: Date,
): Promise<Omit<SettledReturn, 'refund'>> {
  if (refund.cardCents > 0) await giveToCards(tx, order.id, refund.cardCents, now);
  if (refund.charged === 0) return { refundId: null, owed: null };
  const payment = await lockOrderPayment(tx, order.id);
  const amount = { amountHundredths: refund.charged, actor, now };
  if (payment?.status === 'authorised' && payment.processor === INVOICE_PROCESSOR) {
    const { id, owed } = await writeCredit(tx, payment, amount);
    return { refundId: id, owed: { hundredths: owed, dueAt: payment.dueAt } };
  }
  if (!payment || payment.status === 'authorised') throw new Conflict({ reason: 'PAYMENT_NOT_TAKEN' });
  return { refundId: await writeRefund(tx, payment, amount), owed: null };
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
  const taken = earned ? bonusTaken(earned.cents, rows, before, after) : 0;
  if (!earned || taken <= 0) return;
  const { customerId } = earned;
  await tx
    .insert(clubBonus)
    .values({ customerId, kind: 'reversed', cents: -taken, orderId: order.id, returnId: back.id, createdAt: now });
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
