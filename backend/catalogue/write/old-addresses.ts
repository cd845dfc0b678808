/** Remembers which addresses imported products and groups had before, so that links to them lead on. */
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { oldAddresses } from '../../db/schema/old-addresses';

/** Max number of rows of one statement. */
const ROWS = 1000;

type OldAddress = { readonly path: string } & ({ readonly modelId: number } | { readonly groupId: number });

/**
 * Adds addresses. One that was another product's or group's is the latest import's; groups do not take those of products, which are
 * more exact.
 * @returns number of addresses that are new or lead elsewhere now
 */
export async function addOldAddresses(tx: Db | Transaction, addresses: readonly OldAddress[]): Promise<number> {
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  // in one order, so that imports beside each other do not wait for each other in a circle
  const rows = [...byPath.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  let changed = 0;
  for (let from = 0; from < rows.length; from += ROWS) {
    const written = await tx
      .insert(oldAddresses)
      .values(rows.slice(from, from + ROWS))
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
