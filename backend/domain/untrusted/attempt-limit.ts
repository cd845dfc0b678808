import { createHash } from 'node:crypto';
import { getTableName, lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../../db/client';
import { attempts } from '../../db/schema/attempts';

/** Counts attempts per key in a time window that starts with the first attempt, and reports when there were too many. */
export interface AttemptLimit {
  /**
   * Counts an attempt.
   * @param weight as how many it counts, 1 by default
   * @returns 0 when it is allowed, otherwise the seconds to wait
   */
  count(key: string, weight?: number): Promise<number>;
  /** Takes back one counted attempt, because it was not a guess. */
  uncount(key: string): Promise<void>;
}

/**
 * A limit shared by all instances of the shop: each attempt is counted in the database by one statement. Only a hash of the key is stored.
 * @param name what is limited; unique in the shop
 * @param max attempts in a window
 * @param windowMs length of the window
 */
export function attemptLimit(pool: Pool, name: string, max: number, windowMs: number): AttemptLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: getTableName(attempts),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: windowMs / 1000,
  });
  return {
    count: async (key, weight = 1) => {
      try {
        await limiter.consume(hashOf(key), weight);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    uncount: async (key) => {
      await limiter.reward(hashOf(key));
    },
  };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Deletes attempts whose window has ended. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.expire, now.getTime()));
}
