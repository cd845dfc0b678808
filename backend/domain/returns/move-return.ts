import type { ReturnStatus } from 'contract/return-status';
import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { returnEvents, returns } from '../../db/schema/returns';
import { writeAudit } from '../audit/write-audit';
import { Conflict } from '../errors/refusals';
import { type LockedOrder, lockById } from '../orders/lock-order';
import type { TellBuyer } from '../orders/order-news';
import { isOnItsWay } from './arrival';
import { releaseExchanges } from './exchange';
import { type SettledReturn, settleReturn } from './settle-return';

/** Where staff can move a return from each status. */
const NEXT: Partial<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  new: ['processing', 'more_info', 'processed', 'rejected', 'cancelled'],
  processing: ['more_info', 'fixing', 'processed', 'rejected'],
  more_info: ['more_info', 'processing', 'processed', 'rejected'],
  fixing: ['processing', 'processed', 'rejected'],
};

/** The statuses to which staff can move a return next. */
export const nextReturnStatuses = (status: ReturnStatus): readonly ReturnStatus[] => NEXT[status] ?? [];

/** A move of a return by staff. */
export interface ReturnMove {
  readonly number: string;
  readonly to: ReturnStatus;
  /** What the customer is told. */
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
}

type LockedReturn = typeof returns.$inferSelect;

/** A return with its order, both locked, the order first as everywhere. */
export async function lockReturn(tx: Transaction, by: { readonly number: string } | { readonly reference: string }) {
  const isIt = 'number' in by ? eq(returns.number, by.number.toUpperCase()) : eq(returns.reference, by.reference);
  const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(isIt);
  const order = found ? await lockById(tx, found.orderId) : null;
  const [back] = await tx.select().from(returns).where(isIt).for('update');
  return order && back ? { order, back } : null;
}

/**
 * Moves a return to its next status. When it is processed, its money goes back, once: the order's row is locked, so of two people who
 * process it at once the second is refused.
 * @returns its status afterwards; null when there is no such return
 * @throws Conflict WRONG_STATUS, PAYMENT_NOT_TAKEN; NOTE_REQUIRED when more is asked of the customer without a question
 */
export function moveReturn(db: Db, tell: TellBuyer, move: ReturnMove): Promise<ReturnStatus | null> {
  return db.transaction(async (tx) => {
    const locked = await lockReturn(tx, move);
    if (!locked) return null;
    const { order, back } = locked;
    if (!nextReturnStatuses(back.status).includes(move.to)) throw new Conflict({ reason: 'WRONG_STATUS' });
    if (move.to === 'more_info' && move.note.trim() === '') throw new Conflict({ reason: 'NOTE_REQUIRED' });
    const settled = await changeStatus(tx, order, back, move);
    await tellMove(tx, tell, order, back, move, settled);
    const { actor, note, now, to } = move;
    const details = { order: order.number, from: back.status, to, ...(settled && { refund: settled.refund.total }) };
    await writeAudit(tx, {
      actor,
      action: 'move-return',
      subject: 'return',
      subjectId: back.number,
      note,
      details,
      now,
    });
    return to;
  });
}

/** Calls a return off for its customer, before its goods have arrived. @returns null for an unknown reference @throws Conflict WRONG_STATUS */
export function cancelReturn(db: Db, tell: TellBuyer, reference: string, now: Date): Promise<ReturnStatus | null> {
  return db.transaction(async (tx) => {
    const locked = await lockReturn(tx, { reference });
    if (!locked) return null;
    const { order, back } = locked;
    if (back.status === 'cancelled') return 'cancelled';
    if (!(await isOnItsWay(tx, back))) throw new Conflict({ reason: 'WRONG_STATUS' });
    const move: ReturnMove = { number: back.number, to: 'cancelled', note: '', actor: 'customer', now };
    await changeStatus(tx, order, back, move);
    await tellMove(tx, tell, order, back, move, null);
    return 'cancelled';
  });
}

async function changeStatus(
  tx: Transaction,
  order: LockedOrder,
  back: LockedReturn,
  { to, actor, note, now }: ReturnMove,
): Promise<SettledReturn | null> {
  const settled = to === 'processed' ? await settleReturn(tx, order, back, { actor, now }) : null;
  if (to === 'rejected' || to === 'cancelled') await releaseExchanges(tx, order.id, back.id);
  const sums = settled && {
    refundHundredths: settled.refund.total,
    refundChargeHundredths: settled.refund.charged,
    refundCardCents: settled.refund.cardCents,
    refundBonusCents: settled.refund.bonusCents,
    refundId: settled.refundId,
    settledAt: now,
  };
  await tx
    .update(returns)
    .set({ status: to, ...sums })
    .where(eq(returns.id, back.id));
  await tx.insert(returnEvents).values({ returnId: back.id, toStatus: to, actor, note, createdAt: now });
  return settled;
}

async function tellMove(
  tx: Transaction,
  tell: TellBuyer,
  order: LockedOrder,
  { kind, number, reference }: LockedReturn,
  { to, note, now }: ReturnMove,
  settled: SettledReturn | null,
): Promise<void> {
  const { total: hundredths = 0 } = settled?.refund ?? {};
  const given = settled && { hundredths, currency: order.chargeCurrency, owed: settled.owed };
  await tell(
    tx,
    order,
    {
      kind: 'return',
      ...{ returnKind: kind, goods: 'back' as const, status: to, number, reference, note },
      ...{ rows: [], refund: given, reservedUntil: null },
    },
    now,
  );
}
