import type { ReturnStatus } from 'contract/return-status';
import { desc, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { returnEvents, returns } from '../../db/schema/returns';
import { Conflict } from '../errors/refusals';
import type { TellBuyer } from '../orders/order-news';
import { isOnItsWay } from './arrival';
import { lockReturn } from './move-return';

/**
 * A customer's answer to what staff asked about a return (its status is `more_info`): it goes back into processing, and the answer is
 * confirmed by mail. The order's row is locked, so of two answers at once the second is refused; the same answer again is the first.
 * @returns its status afterwards; null for an unknown reference
 * @throws Conflict WRONG_STATUS when nothing is asked
 */
export function answerReturn(
  db: Db,
  tell: TellBuyer,
  { reference, message, now }: { readonly reference: string; readonly message: string; readonly now: Date },
): Promise<ReturnStatus | null> {
  return db.transaction(async (tx) => {
    const locked = await lockReturn(tx, { reference });
    if (!locked) return null;
    const { order, back } = locked;
    if (back.status !== 'more_info') {
      if (await isAnswered(tx, back.id, message)) return back.status;
      throw new Conflict({ reason: 'WRONG_STATUS' });
    }
    const status = 'processing';
    await tx.update(returns).set({ status }).where(eq(returns.id, back.id));
    const event = { returnId: back.id, toStatus: status, actor: 'customer', note: message, createdAt: now } as const;
    await tx.insert(returnEvents).values(event);
    await tell(tx, order, { kind: 'answer', number: back.number, reference, message }, now);
    return status;
  });
}

/** Whether the latest that happened to a return is this answer: the form was sent twice. */
async function isAnswered(tx: Transaction, returnId: number, message: string): Promise<boolean> {
  const [latest] = await tx
    .select({ actor: returnEvents.actor, note: returnEvents.note })
    .from(returnEvents)
    .where(eq(returnEvents.returnId, returnId))
    .orderBy(desc(returnEvents.id))
    .limit(1);
  return latest?.actor === 'customer' && latest.note === message;
}

/**
 * Writes the tracking code of the parcel with which a return is sent back; empty removes it.
 * @returns false for an unknown reference
 * @throws Conflict WRONG_STATUS when the goods have arrived, or the return is over
 */
export function trackReturn(db: Db, reference: string, trackingCode: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockReturn(tx, { reference });
    if (!locked) return false;
    if (!(await isOnItsWay(tx, locked.back))) throw new Conflict({ reason: 'WRONG_STATUS' });
    await tx.update(returns).set({ trackingCode }).where(eq(returns.id, locked.back.id));
    return true;
  });
}
