import type pg from 'pg';

/**
 * Advisory locks of the shop, one number per purpose. They are taken on the database, so they apply to all instances of the
 * shop that share it. (The built-in server's in-use lock is 770077, see cluster.ts.)
 */
export const LOCKS = { migrate: 770_078, loadDemo: 770_079, importCatalogue: 770_080 } as const;

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

/**
 * Takes a lock unless another process has it. A process that dies loses it.
 * @returns what gives it back, resolved when it is free; undefined: another has it
 */
export async function tryLock(pool: pg.Pool, lock: keyof typeof LOCKS): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  let isTaken = false;
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCKS[lock]]);
    isTaken = rows[0]?.taken === true;
  } finally {
    if (!isTaken) client.release();
  }
  if (!isTaken) return undefined;
  return async () => {
    // A connection that is only closed keeps the lock for a moment longer.
    await client.query('select pg_advisory_unlock($1)', [LOCKS[lock]]).catch(() => {});
    client.release(true);
  };
}

/** Whether some process has a lock now. */
export async function isLocked(pool: Pick<pg.Pool, 'query'>, lock: keyof typeof LOCKS): Promise<boolean> {
  const { rows } = await pool.query(heldLock(lock));
  return rows.length > 0;
}

/** SQL of a query that has a row while some process has a lock. */
export const heldLock = (lock: keyof typeof LOCKS): string =>
  `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${LOCKS[lock]} and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())`;
