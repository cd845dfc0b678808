import type { Pool } from 'pg';
import type { Log } from '../../context';
import { attemptLimit } from '../untrusted/attempt-limit';

/** Window of the limit on unknown codes per IP address, and how many of them it allows. */
const WINDOW_MS = 15 * 60 * 1000;
const MAX_UNKNOWN = 30;

/** Limits the guessing of codes of gift cards, vouchers and discounts. Codes that exist count for nothing. */
export interface CodeGuard {
  /**
   * Counts an attempt before its codes are looked up.
   * @returns 0 when it is allowed, otherwise the seconds to wait
   */
  enter(clientAddress: string | null): Promise<number>;
  /** Takes the attempt back when all its codes were known, and counts every further unknown one. */
  leave(clientAddress: string | null, unknown: number): Promise<void>;
}

/** The limit that the cart, the order and the balance page share; the first refusal in a window is logged, without codes. */
export function codeGuard(pool: Pool, log: Log): CodeGuard {
  const limit = attemptLimit(pool, 'code-by-address', MAX_UNKNOWN, WINDOW_MS);
  const warnings = attemptLimit(pool, 'code-warning', 1, WINDOW_MS);
  return {
    enter: async (clientAddress) => {
      if (clientAddress === null) return 0;
      const wait = await limit.count(clientAddress);
      if (wait > 0 && (await warnings.count(clientAddress)) === 0)
        log.warn({ wait }, 'too many unknown codes: somebody may be guessing');
      return wait;
    },
    leave: async (clientAddress, unknown) => {
      if (clientAddress === null) return;
      if (unknown === 0) await limit.uncount(clientAddress);
      for (let further = 1; further < unknown; further++) await limit.count(clientAddress);
    },
  };
}
