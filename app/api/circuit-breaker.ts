import { LRUCache } from 'lru-cache';

/** How long a call that timed out is skipped, in milliseconds. */
export const OPEN_MS = 10_000;

/** Maximum number of remembered names. */
const MAX_NAMES = 500;

/**
 * A circuit breaker for calls that timed out recently: they are skipped for a while, so that not every visitor waits in vain. Then
 * one visitor tries again while the others still skip the call.
 */
export class CircuitBreaker {
  readonly #until = new LRUCache<string, number>({ max: MAX_NAMES });

  constructor(private readonly now: () => number) {}

  /** Whether the call must be skipped now. After `OPEN_MS` one caller gets false and tries the call. */
  isOpen(name: string): boolean {
    const until = this.#until.get(name);
    if (until === undefined) return false;
    if (this.now() < until) return true;
    this.#until.set(name, this.now() + OPEN_MS);
    return false;
  }

  begin(name: string): void {
    this.#until.set(name, this.now() + OPEN_MS);
  }

  end(name: string): void {
    this.#until.delete(name);
  }
}
