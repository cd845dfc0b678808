import type { TransferStatus } from 'contract/transfer-status';
import { lockStock, moveStock, openStock, type StockMovement } from '../stock/stock-ledger';
import {
  finishMove,
  type LockedTransfer,
  lockTransfer,
  type Transacting,
  type TransferMove,
  writeRows,
} from './lock-transfer';

/** What was found of a row on arrival: units that can be sold, and units that cannot. */
export interface Arrival {
  readonly received: number;
  readonly damaged: number;
}

/** How what was found differs from what was sent. */
export interface Difference {
  readonly missing: number;
  readonly extra: number;
  readonly damaged: number;
}

/** The difference of a row. @param sent units that left the sending store */
export function differenceOf(sent: number, { received, damaged }: Arrival): Difference {
  const found = received + damaged;
  return { missing: Math.max(0, sent - found), extra: Math.max(0, found - sent), damaged };
}

const isDifferent = ({ missing, extra, damaged }: Difference) => missing + extra + damaged > 0;

/**
 * Receives a transfer: everything that was sent arrives in the receiving store's stock, and what was found missing, damaged or too much
 * is corrected there by movements of its own, so that the ledger tells what became of each unit.
 *
 * Two people who receive it at once: the transfer's row is locked, and the second finds it received.
 * @param arrivals by the ids of the rows; a row that is left out arrived as it was sent
 * @returns the state afterwards; null when there is no such transfer
 * @throws Conflict WRONG_STATUS
 */
export function receiveTransfer(
  db: Transacting,
  move: TransferMove,
  arrivals: ReadonlyMap<number, Arrival>,
): Promise<TransferStatus | null> {
  return db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, move, ['sent']);
    if (!transfer) return null;
    const rows = transfer.rows.map((row) => {
      const arrival = arrivals.get(row.id) ?? { received: row.held, damaged: 0 };
      return { row, arrival, difference: differenceOf(row.held, arrival) };
    });
    const ids = transfer.rows.map(({ variantId }) => variantId);
    await openStock(tx, transfer.toStoreId, ids);
    await lockStock(tx, ids);
    await moveStock(tx, rows.flatMap(arrivalMovements(transfer, move.now)));
    await writeRows(
      tx,
      rows.map(({ row, arrival }) => ({ ...row, ...arrival })),
    );
    const different = rows.filter(({ difference }) => isDifferent(difference));
    if (different.length === 0) return finishMove(tx, transfer, 'received', move);
    const sum = (of: keyof Difference) => different.reduce((all, { difference }) => all + difference[of], 0);
    const details = { missing: sum('missing'), extra: sum('extra'), damaged: sum('damaged') };
    return finishMove(tx, transfer, 'received_with_difference', move, details);
  });
}

type ArrivedRow = {
  readonly row: LockedTransfer['rows'][number];
  readonly difference: Difference;
};

const arrivalMovements =
  ({ id, toStoreId }: LockedTransfer, now: Date) =>
  ({ row, difference }: ArrivedRow): StockMovement[] => {
    const at = { variantId: row.variantId, storeId: toStoreId, transferId: id, createdAt: now };
    return [
      { ...at, delta: row.held, reason: 'transfer' as const },
      { ...at, delta: difference.extra, reason: 'extra' as const },
      { ...at, delta: -difference.missing, reason: 'missing' as const },
      { ...at, delta: -difference.damaged, reason: 'damaged' as const },
    ];
  };
