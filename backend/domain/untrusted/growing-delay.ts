import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { attempts } from '../../db/schema/attempts';

/** Makes guesses ever slower: the first failures are free, then the time between two attempts doubles with each. */
export interface GrowingDelay {
  /**
   * Counts an attempt, before it is made: of several at once, each counts.
   * @returns 0 when it may be made, otherwise the seconds to wait; an attempt that must wait is not counted
   */
  begin(key: string): Promise<number>;
  /** The attempt was right: the failures before it are forgotten. */
  succeed(key: string): Promise<void>;
}

/** When the delays begin and how long they get. */
export interface DelayRule {
  /** Attempts without a delay. */
  readonly free: number;
  /** Max seconds between two attempts. */
  readonly maxSeconds: number;
  /** Seconds after the first counted attempt until all are forgotten. */
  readonly forgetSeconds: number;
}

/**
 * Delays shared by all instances of the shop, counted in the database. From the last free attempt on, an attempt needs the
 * key's only slot, which it occupies for 2^n seconds, n being the number of attempts so far. Only a hash of the key is stored.
 * @param name what is delayed; unique in the shop
 */
export function growingDelay(pool: Pool, name: string, { free, maxSeconds, forgetSeconds }: DelayRule): GrowingDelay {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: getTableName(attempts),
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const failures = limiter(`${name}-failures`, Number.MAX_SAFE_INTEGER, forgetSeconds);
  const slot = limiter(`${name}-slot`, 1, maxSeconds);

  const takeSlot = async (hash: string, count: number): Promise<number> => {
    try {
      await slot.consume(hash, 1, { customDuration: Math.min(2 ** count, maxSeconds) });
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };

  return {
    begin: async (key) => {
      const hash = hashOf(key);
      const before = (await failures.get(hash))?.consumedPoints ?? 0;
      const needsSlot = before + 1 >= free;
      const wait = needsSlot ? await takeSlot(hash, before + 1) : 0;
      if (wait > 0) return wait;
      const { consumedPoints: count } = await failures.consume(hash);
      // others began at the same moment: they have used up the free attempts
      return !needsSlot && count >= free ? takeSlot(hash, count) : 0;
    },
    succeed: async (key) => {
      const hash = hashOf(key);
      await Promise.all([failures.delete(hash), slot.delete(hash)]);
    },
  };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
