/** Remembers which addresses imported products and groups had before, so that links to them lead on. */
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { oldAddresses } from '../../db/schema/old-addresses';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';

/** Max number of rows of one statement. */
const ROWS = 1000;

type OldAddress = { readonly path: string } & ({ readonly modelId: number } | { readonly groupId: number });

/**
 * Adds addresses. One that was another product's or group's is the latest import's; groups do not take those of products, which are
 * more exact.
 * @param record keeps what they were
 * @returns number of addresses that are new or lead elsewhere now
 */
export async function addOldAddresses(
  tx: Db | Transaction,
  addresses: readonly OldAddress[],
  record: UndoRecord = NO_RECORD,
): Promise<number> {
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  // in one order, so that imports beside each other do not wait for each other in a circle
  const rows = [...byPath.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  let changed = 0;
  for (let from = 0; from < rows.length; from += ROWS) {
    const part = rows.slice(from, from + ROWS);
    await record.addresses(
      tx,
      part.map(({ path }) => path),
    );
    const written = await tx
      .insert(oldAddresses)
      .values(part)
      .onConflictDoUpdate({
        target: oldAddresses.path,
        set: { modelId: sql`excluded.model_id`, groupId: sql`excluded.group_id` },
        setWhere: sql`(excluded.model_id is not null or ${oldAddresses.modelId} is null)
          and (${oldAddresses.modelId}, ${oldAddresses.groupId}) is distinct from (excluded.model_id, excluded.group_id)`,
      })
      .returning({ path: oldAddresses.path });
    changed += written.length;
  }
  return changed;
}
