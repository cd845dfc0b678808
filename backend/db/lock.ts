import type pg from 'pg';

/**
 * Advisory locks of the shop, one number per purpose. They are taken on the database, so they apply to all instances of the
 * shop that share it. (The built-in server's in-use lock is 770077, see cluster.ts.)
 */
export const LOCKS = { migrate: 770_078, loadDemo: 770_079 } as const;

/** How long an instance waits for the one before it, in ms: a migration of a large shop takes minutes. */
const MAX_WAIT_MS = 30 * 60_000;

type LimitedQuery = pg.QueryConfig & { readonly query_timeout: number };

/**
 * Runs a function while no other instance of the shop runs it. The lock's connection is closed afterwards, which releases
 * the lock in every case.
 * @throws Error when the lock does not come within half an hour
 */
export async function withLock<T>(
  pool: pg.Pool,
  lock: keyof typeof LOCKS,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const take: LimitedQuery = {
      text: 'select pg_advisory_lock($1)',
      values: [LOCKS[lock]],
      query_timeout: MAX_WAIT_MS,
    };
    await client.query(take);
    return await work(client);
  } finally {
    client.release(true);
  }
}
