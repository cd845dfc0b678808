import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client';

/** Max rows per statement. */
const BATCH = 4000;

/**
 * Inserts rows. A statement contains its rows as one JSON text, which PostgreSQL parses much faster than one parameter per
 * value. Missing columns get their default.
 */
export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const alike of byColumns(rows)) {
    for (let from = 0; from < alike.length; from += BATCH)
      await insertBatch(tx, table, alike.slice(from, from + BATCH));
  }
}

type Row = Record<string, unknown>;

const givenKeys = (row: Row): string[] => Object.keys(row).filter((key) => row[key] !== undefined);

/** Rows that give the same columns, together: a column that one of them leaves out must not become null. */
function byColumns(rows: readonly object[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows as readonly Row[]) {
    const key = givenKeys(row).sort().join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

async function insertBatch(tx: Transaction, table: PgTable, rows: readonly Row[]): Promise<void> {
  const columns = getTableColumns(table);
  const given = givenKeys(rows[0] ?? {}).flatMap((key) => {
    const column = columns[key];
    return column ? [{ key, name: column.name }] : [];
  });
  const records = rows.map((row) => Object.fromEntries(given.map(({ key, name }) => [name, row[key]])));
  const names = sql.join(
    given.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`);
}

/** Lets the identity columns of tables that were given their ids go on after the highest one. */
export async function continueIdentities(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const { name } = getTableConfig(table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${sql.identifier(name)}))`,
    );
  }
}
