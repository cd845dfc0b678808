import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client';

/** The transaction the whole shop is loaded in. */
/** Rows a statement takes: PostgreSQL allows 65,535 parameters. */
const BATCH = 1000;

/** Inserts rows in batches. */
export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await tx.insert(table).values(rows.slice(from, from + BATCH));
}

/** Lets the identity columns of tables that were given their ids go on after the highest one. */
export async function continueIdentities(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const { name } = getTableConfig(table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
    );
  }
}
