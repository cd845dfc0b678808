import { randomInt } from 'node:crypto';
import type { ReturnKind, ReturnReason } from 'contract/return-status';
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { orderDeliveries } from '../../db/schema/deliveries';
import { orderRows } from '../../db/schema/orders';
import { returnEvents, returnRows, returns } from '../../db/schema/returns';
import { Conflict } from '../errors/refusals';
import { finishCancellation } from '../orders/cancel-order';
import { type LockedOrder, lockByReference } from '../orders/lock-order';
import type { TellBuyer, WithdrawnGoods } from '../orders/order-news';
import { drawReference } from '../orders/order-number';
import { changeOrderStatus } from '../orders/order-status';
import type { Reader } from '../reading/reader';
import { isUnsent, SENT } from './arrival';
import { reservedUntil, reserveExchanges } from './exchange';
import { totalPaid } from './paid-order';
import { returnUntil, withdrawUntil } from './return-windows';
import { readReturnable } from './returned-units';
import { refundedBefore } from './settle-return';
import { readUnwithdrawable } from './withdrawal-exceptions';

/** What is asked to be taken back. */
export interface ReturnWish {
  readonly reference: string;
  readonly kind: ReturnKind;
  /** Empty for a withdrawal: everything that can come back. */
  readonly rows: readonly {
    readonly rowId: number;
    readonly amount: number;
    readonly reason: ReturnReason | null;
    readonly exchangeVariantId: number | null;
  }[];
  readonly name: string;
  readonly message: string;
}

/** A written return. */
export interface AskedReturn {
  readonly number: string;
  readonly reference: string;
  readonly received: Date;
}

const PAID = ['processing', 'ready_for_packing', 'ready_for_pick_up', 'manual_cancellation'] as const;
const isOneOf = (statuses: readonly string[], status: string) => statuses.includes(status);

/** When an order's parcels arrived. */
export async function readDelivered(reader: Reader, orderId: number): Promise<(Date | null)[]> {
  const parcels = await reader
    .select({ deliveredAt: orderDeliveries.deliveredAt })
    .from(orderDeliveries)
    .where(eq(orderDeliveries.orderId, orderId));
  return parcels.map(({ deliveredAt }) => deliveredAt);
}

/** Why an order's products cannot come back at all; null when they can. */
export function refusalOf(
  kind: ReturnKind,
  order: Pick<LockedOrder, 'status' | 'placedAt' | 'country'>,
  delivered: readonly (Date | null)[],
  now: Date,
): 'NOT_PAID' | 'NOT_DELIVERED' | 'TIME_EXPIRED' | null {
  const { status, placedAt, country } = order;
  if (!isOneOf([...PAID, ...SENT], status)) return 'NOT_PAID';
  if (kind === 'withdrawal') {
    const until = status === 'delivered' ? withdrawUntil(delivered, country) : null;
    return until !== null && now > until ? 'TIME_EXPIRED' : null;
  }
  if (!isOneOf(SENT, status)) return 'NOT_DELIVERED';
  return now > returnUntil(placedAt) ? 'TIME_EXPIRED' : null;
}

/**
 * Writes a return, or a withdrawal with the time it was received. The order's row is locked, so of two returns of the same unit at once
 * the second finds nothing left.
 * @returns null for an unknown reference
 * @throws Conflict NOT_PAID, NOT_DELIVERED, TIME_EXPIRED, NOTHING_LEFT, NOT_RETURNABLE, SIZE_NOT_AVAILABLE
 */
export function askReturn(db: Db, tell: TellBuyer, wish: ReturnWish, now: Date): Promise<AskedReturn | null> {
  return db.transaction(async (tx) => {
    const order = await lockByReference(tx, wish.reference);
    if (!order) return null;
    const reason = refusalOf(wish.kind, order, await readDelivered(tx, order.id), now);
    if (reason !== null) throw new Conflict({ reason });
    const rows = await wantedRows(tx, order, wish);
    const written = await writeReturn(tx, order, wish, rows, now);
    const goods =
      wish.kind === 'withdrawal'
        ? await stopSending(tx, tell, order, { ...written, isAll: await isEverything(tx, order.id), now })
        : 'back';
    const hasExchange = rows.some(({ exchangeVariantId }) => exchangeVariantId !== null);
    await tell(
      tx,
      order,
      {
        kind: 'return',
        returnKind: wish.kind,
        goods,
        status: 'new',
        number: written.number,
        reference: written.reference,
        note: '',
        rows: rows.map(({ row, amount }) => `${[row.name, row.description].filter(Boolean).join(', ')} × ${amount}`),
        refund: null,
        reservedUntil: hasExchange ? reservedUntil(now) : null,
      },
      now,
    );
    return { ...written, received: now };
  });
}

/** Whether nothing of an order is kept; gift cards cannot come back. */
async function isEverything(tx: Transaction, orderId: number): Promise<boolean> {
  const rows = await readReturnable(tx, orderId);
  const cards = await tx.$count(orderRows, and(eq(orderRows.orderId, orderId), eq(orderRows.kind, 'gift_card')));
  return cards === 0 && rows.every(({ left }) => left === 0);
}

/**
 * Keeps a withdrawn order from being sent: when nothing of it was packed and all of it is withdrawn, it is cancelled at once with its
 * money; otherwise a person handles it first.
 * @returns what becomes of the goods
 */
async function stopSending(
  tx: Transaction,
  tell: TellBuyer,
  order: LockedOrder,
  { number, isAll, now }: { readonly number: string; readonly isAll: boolean; readonly now: Date },
): Promise<WithdrawnGoods> {
  const parcels = await readDelivered(tx, order.id);
  const stopped = isUnsent(order.status, parcels.length) ? 'stopped' : 'back';
  if (!isOneOf(PAID, order.status) || order.status === 'manual_cancellation') return stopped;
  if (isAll && order.status === 'processing' && parcels.length === 0) {
    const refundHundredths = totalPaid(order) - (await refundedBefore(tx, order.id));
    await tx.update(returns).set({ refundHundredths }).where(eq(returns.number, number));
    await finishCancellation(tx, tell, order, { actor: 'customer', note: '', cause: 'withdrawal', now });
    return 'unsent';
  }
  const to = 'manual_cancellation';
  await changeOrderStatus(tx, {
    orderId: order.id,
    from: order.status,
    to,
    actor: 'customer',
    note: 'withdrawal',
    now,
  });
  return stopped;
}

type WantedRow = Awaited<ReturnType<typeof wantedRows>>[number];

/** The rows of a wish with those of the order, each within what is left of it. */
async function wantedRows(tx: Transaction, order: LockedOrder, { kind, rows: wished }: ReturnWish) {
  const excluded = await readUnwithdrawable(tx, order.id);
  const returnable = (await readReturnable(tx, order.id)).filter(
    ({ row }) => kind === 'return' || !excluded.has(row.id),
  );
  const everything = returnable.map(({ row, left }) => ({
    rowId: row.id,
    amount: left,
    reason: null,
    exchangeVariantId: null,
  }));
  const wanted = (wished.length === 0 && kind === 'withdrawal' ? everything : wished).filter(
    ({ amount }) => amount > 0,
  );
  if (wanted.length === 0) throw new Conflict({ reason: 'NOTHING_LEFT' });
  if (new Set(wanted.map(({ rowId }) => rowId)).size < wanted.length) throw new Conflict({ reason: 'NOT_RETURNABLE' });
  return wanted.map(({ rowId, ...one }) => {
    const found = returnable.find(({ row }) => row.id === rowId);
    if (!found) throw new Conflict({ reason: 'NOT_RETURNABLE' });
    if (one.amount > found.left) throw new Conflict({ reason: 'NOTHING_LEFT' });
    return { row: found.row, ...one };
  });
}

async function writeReturn(tx: Transaction, order: LockedOrder, wish: ReturnWish, rows: WantedRow[], now: Date) {
  const reference = drawReference();
  const number = await freeNumber(tx);
  const [written] = await tx
    .insert(returns)
    .values({
      number,
      reference,
      orderId: order.id,
      kind: wish.kind,
      status: 'new',
      name: wish.name,
      message: wish.message,
      createdAt: now,
    })
    .returning({ id: returns.id });
  if (!written) throw new Error('The return was not written.');
  const inserted = await tx
    .insert(returnRows)
    .values(
      rows.map(({ row, amount, reason, exchangeVariantId }) => ({
        returnId: written.id,
        orderRowId: row.id,
        amount,
        reason,
        exchangeVariantId,
      })),
    )
    .returning({ id: returnRows.id });
  await tx.insert(returnEvents).values({ returnId: written.id, toStatus: 'new', actor: 'customer', createdAt: now });
  const wishes = rows.flatMap(({ row: { variantId }, amount, exchangeVariantId }, index) => {
    const returnRowId = inserted[index]?.id;
    if (exchangeVariantId === null || variantId === null || returnRowId === undefined) return [];
    return [{ returnRowId, variantId, exchangeVariantId, amount }];
  });
  await reserveExchanges(tx, order.id, wishes, now);
  return { number, reference };
}

/** Draws a number that no return has: `R` and nine random digits. */
async function freeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = `R${randomInt(100_000_000, 1_000_000_000)}`;
    if ((await tx.$count(returns, eq(returns.number, number))) === 0) return number;
  }
}
