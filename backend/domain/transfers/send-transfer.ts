import type { TransferStatus } from 'contract/transfer-status';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { stores } from '../../db/schema/stores';
import { fullName } from '../cart/cart-row';
import { readVariantLabels } from '../cart/cart-variants';
import { checkoutTexts } from '../cart/checkout-texts';
import { Conflict } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { moveStock } from '../stock/stock-ledger';
import {
  finishMove,
  type LockedTransfer,
  lockTransfer,
  type Transacting,
  type TransferMove,
  writeRows,
} from './lock-transfer';
import { lockFreeUnits } from './write-transfer';

/** Units of a transfer's rows, by the rows' ids. */
export type UnitsByRow = ReadonlyMap<number, number>;

/**
 * Begins to pick a transfer: what is not put aside yet leaves the sending store's free stock, as far as the store has it, so that it is
 * not sold while somebody carries it.
 * @returns the state afterwards; null when there is no such transfer
 * @throws Conflict WRONG_STATUS, or OUT_OF_STOCK when the store has nothing of it
 */
export function pickTransfer(
  db: Transacting,
  move: TransferMove,
  language: ShopLanguage,
): Promise<TransferStatus | null> {
  return db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, move, ['requested']);
    if (!transfer) return null;
    const free = await freeAtSource(tx, transfer);
    const taken = new Map(transfer.rows.map((row) => [row.id, Math.min(row.amount, row.held + free(row.variantId))]));
    if ([...taken.values()].every((units) => units === 0))
      throw await outOfStock(tx, transfer, transfer.rows, language);
    await holdUnits(tx, transfer, taken, move.now);
    const asked = transfer.rows.reduce((sum, { amount }) => sum + amount, 0);
    const held = [...taken.values()].reduce((sum, units) => sum + units, 0);
    return finishMove(tx, transfer, 'picking', move, held < asked ? { picked: held, asked } : {});
  });
}

/**
 * Sends a picked transfer. What was not found goes back into the sending store's free stock; what was found after all leaves it. From
 * then on the units are under way: in no store's stock.
 * @param sent units of each row, at most what was asked for; those of rows that are left out are what was put aside
 * @returns the state afterwards; null when there is no such transfer
 * @throws Conflict WRONG_STATUS; NOTHING_SENT, TOO_MANY; OUT_OF_STOCK when the store has not as many
 */
export function sendTransfer(
  db: Transacting,
  move: TransferMove,
  sent: UnitsByRow,
  language: ShopLanguage,
): Promise<TransferStatus | null> {
  return db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, move, ['picking']);
    if (!transfer) return null;
    const units = new Map(transfer.rows.map((row) => [row.id, sent.get(row.id) ?? row.held]));
    const unitsOf = (row: { readonly id: number }) => units.get(row.id) ?? 0;
    if (transfer.rows.some((row) => unitsOf(row) > row.amount)) throw new Conflict({ reason: 'TOO_MANY', errors: [] });
    if (transfer.rows.every((row) => unitsOf(row) === 0)) throw new Conflict({ reason: 'NOTHING_SENT', errors: [] });
    const free = await freeAtSource(tx, transfer);
    const short = transfer.rows.filter((row) => unitsOf(row) - row.held > free(row.variantId));
    if (short.length > 0) throw await outOfStock(tx, transfer, short, language);
    await holdUnits(tx, transfer, units, move.now, true);
    const count = [...units.values()].reduce((sum, each) => sum + each, 0);
    return finishMove(tx, transfer, 'sent', move, { units: count });
  });
}

/**
 * Cancels a transfer that has not left: what was put aside is free for sale again.
 * @returns the state afterwards; null when there is no such transfer
 * @throws Conflict WRONG_STATUS when it has left
 */
export function cancelTransfer(db: Transacting, move: TransferMove): Promise<TransferStatus | null> {
  return db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, move, ['requested', 'picking']);
    if (!transfer) return null;
    await freeAtSource(tx, transfer);
    await holdUnits(tx, transfer, new Map(transfer.rows.map(({ id }) => [id, 0])), move.now);
    return finishMove(tx, transfer, 'cancelled', move);
  });
}

/** Locks the stock of a transfer's variants. @returns free units of each in the sending store */
async function freeAtSource(tx: Transaction, { rows, fromStoreId }: LockedTransfer) {
  const freeIn = await lockFreeUnits(
    tx,
    rows.map(({ variantId }) => variantId),
  );
  return (variantId: number) => freeIn(variantId, fromStoreId);
}

/**
 * Has a transfer hold as many units of each row: the difference leaves the sending store's free stock or goes back into it.
 * @param isSent they leave the store
 */
async function holdUnits(
  tx: Transaction,
  { id, rows, fromStoreId }: LockedTransfer,
  units: UnitsByRow,
  now: Date,
  isSent = false,
): Promise<void> {
  const changes = rows.map((row) => ({ row, held: units.get(row.id) ?? row.held }));
  const movement = { storeId: fromStoreId, reason: 'transfer', transferId: id, createdAt: now } as const;
  await moveStock(
    tx,
    changes.map(({ row, held }) => ({ variantId: row.variantId, delta: row.held - held, ...movement })),
  );
  await writeRows(
    tx,
    changes.map(({ row, held }) => ({ ...row, held, sent: isSent ? held : null })),
  );
}

/** The refusal that names what the sending store has too little of. */
async function outOfStock(
  tx: Transaction,
  { fromStoreId }: LockedTransfer,
  rows: LockedTransfer['rows'],
  language: ShopLanguage,
): Promise<Conflict> {
  const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, fromStoreId));
  const ids = rows.map(({ variantId }) => variantId);
  const labels = await readVariantLabels(tx, ids, language);
  const say = checkoutTexts(language);
  const errors = ids.map((id) => {
    const label = labels.get(id);
    return say('transferStock', { store: store?.name ?? '', name: label ? fullName(label) : '' });
  });
  return new Conflict({ reason: 'OUT_OF_STOCK', errors });
}
