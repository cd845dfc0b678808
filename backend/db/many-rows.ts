import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * SQL that inserts rows with one array parameter a column, to be followed by `on conflict` and `returning`. With thousands of rows drizzle's
 * `values`, which has one parameter a value, costs several times the insertion.
 * @param rows one or more with the same keys, those of the first; columns without a key get their defaults, and undefined is null. No
 *   column may be an array
 */
export function insertMany<Table extends PgTable>(table: Table, rows: readonly InferInsertModel<Table>[]): SQL {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const written = Object.keys(rows[0] ?? {}).flatMap((key) => {
    const column = columns[key];
    return column ? [{ key, column }] : [];
  });
  const names = written.map(({ column }) => sql.identifier(column.name));
  const lists = written.map(({ key, column }) =>
    listOf(
      column,
      rows.map((row) => (row as Record<string, unknown>)[key]),
    ),
  );
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(lists, sql`, `)})`;
}

/** SQL: a column has one of the values. drizzle's `inArray` has one parameter a value. */
export const isAnyOf = (column: PgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${listOf(column, values)})`;

/** Values of a column as one parameter. */
function listOf(column: PgColumn, values: readonly unknown[]): SQL {
  const list = values.map((value) => (value == null ? null : column.mapToDriverValue(value)));
  return sql`${sql.param(list)}::${sql.raw(column.getSQLType())}[]`;
}
