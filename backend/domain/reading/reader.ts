import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import type { Db, Transaction } from '../../db/client';

/** A database or a transaction, for reads that both use. */
export type Reader = Db | Transaction;

/** What prepared queries run on. */
export type Connection = Pick<Pool | PoolClient, 'query'>;

/**
 * A named prepared query: PostgreSQL prepares it once per connection. For reads that many pages need.
 * @param name unique in the backend; the name of the prepared statement
 * @param text SQL with `$1`, `$2`, …; counts and cents are cast to `int` or `float8`, so that numbers arrive as numbers
 * @example
 * const brandBySlug = preparedQuery<{ id: number }, [slug: string]>('brand-by-slug', 'select id from manufacturers where slug = $1');
 * const [brand] = await brandBySlug(pool, 'aapa');
 */
export function preparedQuery<Row extends object, Values extends readonly unknown[]>(name: string, text: string) {
  return async (connection: Connection, ...values: Values): Promise<Row[]> => {
    const { rows } = await connection.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}

/**
 * SQL of a parameter whose value the planner does not see. PostgreSQL plans a prepared query again for every execution where
 * that promises to be cheaper; for a small query the planning takes longer than the execution. With all its deciding
 * parameters unseen, a query is planned at most six times per connection.
 * @param parameter with its type, `$1::text[]`
 */
export const unseen = (parameter: string): string => `(select ${parameter})`;

const dialect = new PgDialect();

/**
 * Like `rowsOf`, for statements that every cart needs: PostgreSQL plans them once per connection, which saves a third of a cart's
 * validation.
 * @param name of the prepared statement, unique in the backend: the same name always has the same SQL, only other values
 */
export async function preparedRows<Row extends Record<string, unknown>>(
  reader: Reader,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const prepared = reader._.session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  const { rows } = (await prepared.execute()) as { rows: Row[] };
  return rows;
}

/** Runs SQL on a database or in a transaction and returns the rows. Times arrive as text, so select them in milliseconds. */
export async function rowsOf<Row extends Record<string, unknown>>(reader: Reader, statement: SQL): Promise<Row[]> {
  const { rows } = await reader.execute(statement);
  return rows as Row[];
}
