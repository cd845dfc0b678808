/** Counts attempts by a key in a sliding window, and says when there were too many. */
export interface AttemptLimit {
  /**
   * Counts an attempt.
   * @returns 0 when it may be made, else the seconds to wait
   */
  count(key: string, now: Date): number;
}

/**
 * Attempts are counted in memory: a limit holds for one process, so `n` copies of the shop allow `n` times as many. The memory
 * is bounded: when it is full, the keys that were quiet longest are forgotten.
 * @param most attempts in a window
 * @param windowMs length of the window
 */
export function attemptLimit(most: number, windowMs: number, mostKeys = 20_000): AttemptLimit {
  const attempts = new Map<string, number[]>();
  return {
    count(key, now) {
      const time = now.getTime();
      const recent = (attempts.get(key) ?? []).filter((at) => at > time - windowMs);
      // Set anew, so that the map's order is the order of the last attempts.
      attempts.delete(key);
      const [oldest] = recent;
      const isTooMany = recent.length >= most;
      attempts.set(key, isTooMany ? recent : [...recent, time]);
      if (attempts.size > mostKeys) {
        const quietest = attempts.keys().next();
        if (!quietest.done) attempts.delete(quietest.value);
      }
      return isTooMany && oldest !== undefined ? Math.max(1, Math.ceil((oldest + windowMs - time) / 1000)) : 0;
    },
  };
}
