import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { clubBonus } from '../../db/schema/members';
import type { orders } from '../../db/schema/orders';
import type { Reader } from '../reading/reader';
import { type Caller, seesStaffData } from './caller';
import { readBonusBalance } from './club';

/**
 * The club bonus that a cart's shopper can pay with, euro cents: the caller's own; null for guests. Staff that orders for another
 * person spends nobody's bonus: it is the member's to give.
 * @param customerId the customer that the request names
 */
export async function readSpendableBonus(
  reader: Reader,
  caller: Caller | null,
  customerId: number | null,
): Promise<number | null> {
  if (!caller) return null;
  const isForOther = seesStaffData(caller) && customerId !== null && customerId !== caller.customerId;
  return isForOther ? 0 : Math.max(0, await readBonusBalance(reader, caller.customerId));
}

/**
 * Takes what the club bonus pays of an order from its ledger. The person's row is locked before the balance is read again, so that
 * of two orders at once the second sees what the first has left. The caller takes gift cards and stock afterwards.
 * @returns false when there is less than when the order was calculated; nothing is written then
 */
export async function spendBonus(
  tx: Transaction,
  order: { readonly id: number; readonly customerId: number | null },
  cents: number,
  now: Date,
): Promise<boolean> {
  if (cents === 0) return true;
  if (order.customerId === null) return false;
  const { id: orderId, customerId } = order;
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
  if ((await readBonusBalance(tx, customerId)) < cents) return false;
  await tx.insert(clubBonus).values({ customerId, kind: 'spent', cents: -cents, orderId, createdAt: now });
  return true;
}

/** What an order has taken from the club bonus and not given back, euro cents; null when that is nothing, or the account is gone. */
async function readTaken(tx: Transaction, orderId: number) {
  const [taken] = await tx
    .select({ customerId: clubBonus.customerId, cents: sql<number>`(-sum(${clubBonus.cents}))::float8` })
    .from(clubBonus)
    .where(and(eq(clubBonus.orderId, orderId), inArray(clubBonus.kind, ['spent', 'refunded'])))
    .groupBy(clubBonus.customerId);
  return taken && taken.cents > 0 ? taken : null;
}

/**
 * Gives club bonus back that an order was paid with: all that is left of it when the order failed or was cancelled, or the part of a
 * return. The caller holds the lock of the order's row.
 * @param part cents of a return, with its id; null: all that is left
 */
export async function giveBackBonus(
  tx: Transaction,
  orderId: number,
  part: { readonly cents: number; readonly returnId: number } | null,
  now: Date,
): Promise<void> {
  const taken = await readTaken(tx, orderId);
  if (!taken) return;
  const cents = Math.min(taken.cents, part?.cents ?? taken.cents);
  if (cents <= 0) return;
  await tx.insert(clubBonus).values({
    customerId: taken.customerId,
    kind: 'refunded',
    cents,
    orderId,
    returnId: part?.returnId ?? null,
    createdAt: now,
  });
}

/** What the club bonus paid of an order, as it is shown: nothing of an order that came to nothing. */
export function bonusPaid({
  status,
  bonusCents,
  displayBonusHundredths,
}: Pick<typeof orders.$inferSelect, 'status' | 'bonusCents' | 'displayBonusHundredths'>) {
  const isOver = status === 'payment_failed' || status === 'cancelled';
  return isOver ? { cents: 0, display: 0 } : { cents: bonusCents, display: displayBonusHundredths };
}
