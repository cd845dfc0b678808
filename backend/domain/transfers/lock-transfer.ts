import type { TransferStatus } from 'contract/transfer-status';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { transferRows, transfers } from '../../db/schema/transfers';
import { type Act, writeAudit } from '../audit/write-audit';
import { Conflict } from '../errors/refusals';
import { recordMove } from './write-transfer';

/** A database, or a transaction that goes on afterwards. */
export type Transacting = Pick<Transaction, 'transaction'>;

/** A transfer whose row is locked, with what it transfers. */
export type LockedTransfer = typeof transfers.$inferSelect & {
  readonly rows: readonly (typeof transferRows.$inferSelect)[];
};

/** A move of a transfer by staff. */
export interface TransferMove extends Act {
  readonly number: string;
  /** The state that staff has seen. */
  readonly from: TransferStatus;
  readonly note: string;
}

/**
 * Locks a transfer: of two people who move it at once the second sees what the first did, and is refused.
 * @param allowed the states from which the move is possible
 * @returns null when there is none with the number
 * @throws Conflict WRONG_STATUS when it has another state than was seen, or one that does not allow the move
 */
export async function lockTransfer(
  tx: Transaction,
  { number, from }: Pick<TransferMove, 'number' | 'from'>,
  allowed: readonly TransferStatus[],
): Promise<LockedTransfer | null> {
  const [transfer] = await tx.select().from(transfers).where(eq(transfers.number, number.toUpperCase())).for('update');
  if (!transfer) return null;
  if (transfer.status !== from || !allowed.includes(from)) throw new Conflict({ reason: 'WRONG_STATUS', errors: [] });
  const rows = await tx
    .select()
    .from(transferRows)
    .where(eq(transferRows.transferId, transfer.id))
    .orderBy(asc(transferRows.line));
  return { ...transfer, rows };
}

/** Writes the new state of a locked transfer, its event and its line in the log of acts. */
export async function finishMove(
  tx: Transaction,
  { id, number, status }: LockedTransfer,
  to: TransferStatus,
  { actor, note, now }: TransferMove,
  details: Record<string, unknown> = {},
): Promise<TransferStatus> {
  await recordMove(tx, { transferId: id, from: status, to, actor, note, now });
  const what = { action: 'move-transfer', subject: 'transfer', subjectId: number } as const;
  await writeAudit(tx, { actor, now, note, ...what, details: { from: status, to, ...details } });
  return to;
}

/** What becomes of a row: units that the transfer holds, that were sent, and that were found. */
export type RowState = Pick<typeof transferRows.$inferSelect, 'id' | 'held' | 'sent' | 'received' | 'damaged'>;

/** Writes what has become of the rows of a locked transfer. */
export async function writeRows(tx: Transaction, states: readonly RowState[]): Promise<void> {
  if (states.length === 0) return;
  const values = states.map(
    ({ id, held, sent, received, damaged }) =>
      sql`(${id}::int, ${held}::int, ${sent}::int, ${received}::int, ${damaged}::int)`,
  );
  await tx.execute(sql`
    update ${transferRows} set held = s.held, sent = s.sent, received = s.received, damaged = s.damaged
    from (values ${sql.join(values, sql`, `)}) as s (id, held, sent, received, damaged)
    where transfer_rows.id = s.id`);
}
