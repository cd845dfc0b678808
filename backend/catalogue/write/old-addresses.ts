/** Remembers which addresses imported products and groups had before, so that links to them lead on. */
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { insertMany } from '../../db/many-rows';
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
    const { rowCount } = await tx.execute(sql`
      ${insertMany(
        oldAddresses,
        part.map((address) => ({ modelId: null, groupId: null, ...address })),
      )}
      on conflict (path) do update set model_id = excluded.model_id, group_id = excluded.group_id
      where (excluded.model_id is not null or old_addresses.model_id is null)
        and (old_addresses.model_id, old_addresses.group_id) is distinct from (excluded.model_id, excluded.group_id)`);
    changed += rowCount ?? 0;
  }
  return changed;
}
