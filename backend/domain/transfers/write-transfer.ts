import { randomInt } from 'node:crypto';
import type { TransferStatus } from 'contract/transfer-status';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { transferEvents, transferRows, transfers } from '../../db/schema/transfers';
import { type Act, writeAudit } from '../audit/write-audit';
import { lockStock, moveStock } from '../stock/stock-ledger';
import type { PlannedTransfer } from './transfer-plan';

/** What all the transfers of a request have in common. */
export type RequestedTransfer = Pick<
  typeof transfers.$inferInsert,
  'requestKey' | 'requestHash' | 'isReserved' | 'isUrgent' | 'sellerName' | 'sellerNumber'
>;

/** Max number of attempts to generate a free number. */
const MAX_DRAWS = 5;

/** Random, so that nobody can tell from two numbers how many there were between them. */
const drawNumber = () => `T${randomInt(100_000_000, 1_000_000_000)}`;

async function insertTransfer(tx: Transaction, values: Omit<typeof transfers.$inferInsert, 'number'>) {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const row = tx.insert(transfers).values({ ...values, number: drawNumber() });
    const [written] = await row
      .onConflictDoNothing({ target: transfers.number })
      .returning({ id: transfers.id, number: transfers.number });
    if (written) return written;
  }
  throw new Error('No free number of a transfer was drawn.');
}

/** Writes a transfer with its rows, its first event and its line in the log of acts. @returns its number */
export async function writeTransfer(
  tx: Transaction,
  planned: PlannedTransfer,
  request: RequestedTransfer,
  { note, ...act }: Act & { readonly note: string },
): Promise<string> {
  const { fromStoreId, toStoreId, rows } = planned;
  const { id, number } = await insertTransfer(tx, { ...request, fromStoreId, toStoreId, createdAt: act.now });
  await tx.insert(transferRows).values(
    rows.map((row, index) => ({
      transferId: id,
      line: index + 1,
      ...row,
      held: request.isReserved ? row.amount : 0,
    })),
  );
  if (request.isReserved) {
    const movement = { storeId: fromStoreId, reason: 'transfer', transferId: id, createdAt: act.now } as const;
    await moveStock(
      tx,
      rows.map(({ variantId, amount }) => ({ variantId, delta: -amount, ...movement })),
    );
  }
  await recordMove(tx, { transferId: id, from: null, to: 'requested', note, ...act });
  const details = { units: rows.reduce((sum, { amount }) => sum + amount, 0), reserved: request.isReserved };
  await writeAudit(tx, { ...act, action: 'request-transfer', subject: 'transfer', subjectId: number, note, details });
  return number;
}

/** Free units of variants in a store, under the lock of their stock rows. */
export async function lockFreeUnits(
  tx: Transaction,
  variantIds: readonly number[],
): Promise<(variantId: number, storeId: number) => number> {
  const sources = await lockStock(tx, variantIds);
  return (variantId, storeId) => sources.get(variantId)?.find((source) => source.storeId === storeId)?.quantity ?? 0;
}

/** Records that a transfer has come into a state. */
export async function recordMove(
  tx: Transaction,
  move: Act & {
    readonly transferId: number;
    readonly from: TransferStatus | null;
    readonly to: TransferStatus;
    readonly note: string;
  },
): Promise<void> {
  const { transferId, from, to, actor, note, now } = move;
  if (from !== null) await tx.update(transfers).set({ status: to }).where(eq(transfers.id, transferId));
  await tx.insert(transferEvents).values({ transferId, fromStatus: from, toStatus: to, actor, note, createdAt: now });
}
