import type { SQL } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import type { Db, Transaction } from '../../db/client';

/** What shared reads run on: the database, or a transaction that needs the same answer. */
export type Reader = Db | Transaction;

/** What prepared questions run on. */
export type Connection = Pick<Pool | PoolClient, 'query'>;

/**
 * A read with a name: prepared once a connection, for reads that many pages need.
 * @param name unique in the backend; PostgreSQL knows the statement by it
 * @param text SQL with `$1`, `$2`, …; counts and cents are cast to `int` or `float8`, so that numbers arrive as numbers
 * @example
 * const brandBySlug = question<{ id: number }, [slug: string]>('brand-by-slug', 'select id from manufacturers where slug = $1');
 * const [brand] = await brandBySlug(pool, 'aapa');
 */
export function question<Row extends object, Values extends readonly unknown[]>(name: string, text: string) {
  return async (connection: Connection, ...values: Values): Promise<Row[]> => {
    const { rows } = await connection.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}

/** Runs SQL for its rows on a database or inside a transaction. Times arrive as text there: ask for them in milliseconds. */
export async function rowsOf<Row extends Record<string, unknown>>(reader: Reader, statement: SQL): Promise<Row[]> {
  const { rows } = await reader.execute(statement);
  return rows as Row[];
}
