import { LRUCache } from 'lru-cache';
import { ApiError } from './api-error';
import { CircuitBreaker, OPEN_MS } from './circuit-breaker';
import { type CacheLookup, DEFAULT_FRESHNESS, type Freshness, type Freshnesses, type LookUpOptions } from './look-up';

/** Maximum number of remembered failures; limited because visitors can create keys. */
const MAX_FAILURES = 500;

/** Wraps the answer in an object, because lru-cache cannot store undefined. */
type CacheEntry<Value> = {
  readonly value: Value;
  readonly at: number;
  readonly freshness: Freshness;
  nextTryAt: number;
  /**
   * The cache was purged since: the answer is used only while a new one takes too long or fails, and until this time by those who take
   * outdated answers. Undefined: it was not.
   */
  graceUntil: number | undefined;
};
type Fetch<Value> = { readonly answer: Promise<Value>; readonly since: number };

/** Whether the backend says that the requested thing no longer exists; on every other failure an old answer is used. */
const isDeleted = (error: unknown) => error instanceof ApiError && error.isGone;

type CacheOptions<Value> = {
  readonly now?: () => number;
  /** Weight of an entry, an integer, min. 1; the default 1 makes the limit a number of entries. */
  readonly weigh?: (value: Value, key: string) => number;
  /** Entries survive a purge as old answers, for answers that take longer than a visitor waits. */
  readonly survivesPurge?: boolean;
};

/**
 * A cache of answers that are the same for everybody, with stale-while-revalidate and stale-if-error, so that browsing works while
 * the backend is down. Concurrent requests for the same key share one fetch. Limited by total weight: the least recently used
 * entries are removed first, and an entry above the limit is not stored.
 */
export class SharedCache<All = unknown> {
  /** Calls that timed out recently. */
  readonly breaker: CircuitBreaker;
  readonly #entries: LRUCache<string, CacheEntry<All>>;
  readonly #pending = new Map<string, Fetch<All>>();
  readonly #failures = new LRUCache<string, { readonly error: unknown; readonly until: number }>({ max: MAX_FAILURES });
  readonly #derived = new Map<string, SharedCache<never>>();
  readonly #now: () => number;
  readonly #survivesPurge: boolean;

  /** @param maxWeight maximum total weight of the entries, in the unit of `weigh`; 0 stores nothing */
  constructor(maxWeight: number, { now = Date.now, weigh = () => 1, survivesPurge = false }: CacheOptions<All> = {}) {
    this.#now = now;
    this.#survivesPurge = survivesPurge;
    this.breaker = new CircuitBreaker(now);
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxWeight),
      maxEntrySize: Math.max(1, maxWeight),
      sizeCalculation: ({ value }, key) => (maxWeight > 0 ? Math.max(1, weigh(value, key)) : Number.MAX_SAFE_INTEGER),
    });
  }

  /**
   * Returns the cached answer, or fetches one.
   * @param load fetches the answer; its error is thrown only if nothing is cached, or if the requested thing no longer exists
   */
  async get<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    options: LookUpOptions<Value> = {},
  ): Promise<Value> {
    const found = this.lookUp(key, load, options);
    return 'cached' in found ? found.cached : found.pending;
  }

  /** The same without waiting, for callers with a time limit. */
  lookUp<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    { freshness = DEFAULT_FRESHNESS, failureMs = () => 0, takesOutdated = false }: LookUpOptions<Value> = {},
  ): CacheLookup<Value> {
    const entry = this.#usableEntry(key, takesOutdated);
    if (!entry) return this.#recentFailure(key) ?? this.#asPending(this.#refresh(key, load, freshness, failureMs));
    const value = entry.value as Value;
    const { freshMs, staleWhileRevalidateMs } = entry.freshness;
    const age = this.#now() - entry.at;
    if ((age < freshMs && entry.graceUntil === undefined) || this.#now() < entry.nextTryAt) return { cached: value };
    const { answer, since } = this.#refresh(key, load, freshness, () => 0);
    const fetched = answer.catch((error: unknown) => this.#oldAnswer(key, entry, error)) as Promise<Value>;
    const isOutdated = !this.#serves(entry, takesOutdated);
    if (isOutdated || age >= freshMs + staleWhileRevalidateMs)
      return { pending: fetched, since, old: { value, isOutdated } };
    fetched.catch(() => undefined);
    return { cached: value };
  }

  /** The cache's clock, in milliseconds. */
  get now(): number {
    return this.#now();
  }

  /**
   * Returns a separate cache, with its own limit, for data computed from these answers. It is purged together with this one.
   * @param create makes the cache at the first request for the name
   */
  derived<Value>(name: string, create: () => SharedCache<Value>): SharedCache<Value> {
    const known = this.#derived.get(name) as SharedCache<Value> | undefined;
    if (known) return known;
    const created = create();
    this.#derived.set(name, created as unknown as SharedCache<never>);
    return created;
  }

  /**
   * Removes the entries whose key begins with the prefix; without one, all entries. Some caches keep them as old answers.
   * @param graceMs how long, in milliseconds, callers who take outdated answers get them while new ones are fetched
   */
  purge(prefix = '', graceMs = 0): void {
    for (const cache of this.#derived.values()) cache.purge('', graceMs);
    if (this.#survivesPurge || graceMs > 0) {
      const until = this.#now() + graceMs;
      // what is outdated already gains no time by another change
      for (const [key, entry] of this.#entries.entries())
        if (key.startsWith(prefix)) entry.graceUntil = Math.min(entry.graceUntil ?? until, until);
      this.#forgetFetches(prefix);
    } else this.forget(prefix);
  }

  /** Removes everything, also what survives a purge. */
  clear(): void {
    for (const cache of this.#derived.values()) cache.clear();
    this.forget('');
  }

  /** Removes the same entries, and leaves what was computed from them: for answers from which nothing is computed. */
  forget(prefix: string): void {
    for (const key of [...this.#entries.keys()]) if (key.startsWith(prefix)) this.#entries.delete(key);
    this.#forgetFetches(prefix);
  }

  #forgetFetches(prefix: string): void {
    for (const key of [...this.#pending.keys()]) if (key.startsWith(prefix)) this.#pending.delete(key);
    for (const key of [...this.#failures.keys()]) if (key.startsWith(prefix)) this.#failures.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }

  #usableEntry(key: string, takesOutdated: boolean): CacheEntry<All> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (!this.#survivesPurge && !this.#serves(entry, takesOutdated)) return undefined;
    const { freshMs, staleWhileRevalidateMs, staleIfErrorMs } = entry.freshness;
    return this.#now() - entry.at < freshMs + staleWhileRevalidateMs + staleIfErrorMs ? entry : undefined;
  }

  /** Whether an entry may be given without waiting, as far as purges go. */
  #serves({ graceUntil }: CacheEntry<All>, takesOutdated: boolean): boolean {
    return graceUntil === undefined || (takesOutdated && this.#now() < graceUntil);
  }

  #asPending<Value>({ answer, since }: Fetch<All>): CacheLookup<Value> {
    return { pending: answer as Promise<unknown> as Promise<Value>, since };
  }

  /** A recent failed fetch for this key, too recent to retry. */
  #recentFailure<Value>(key: string): CacheLookup<Value> | undefined {
    const failure = this.#failures.get(key);
    if (!failure) return undefined;
    if (this.#now() < failure.until) return { pending: Promise.reject(failure.error), since: this.#now() };
    this.#failures.delete(key);
    return undefined;
  }

  #rememberFailure(key: string, error: unknown, ms: number): void {
    if (ms <= 0) return;
    this.#failures.set(key, { error, until: this.#now() + ms });
  }

  /** Returns the old answer in an outage; removes it if the requested thing no longer exists. */
  #oldAnswer(key: string, entry: CacheEntry<All>, error: unknown): All {
    if (!isDeleted(error)) {
      entry.nextTryAt = this.#now() + OPEN_MS;
      return entry.value;
    }
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    throw error;
  }

  #refresh<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    freshness: Freshnesses<Value>,
    failureMs: (error: unknown) => number,
  ): Fetch<All> {
    const running = this.#pending.get(key);
    if (running) return running;
    const answer: Promise<Value> = load().then(
      (value) => {
        // after a purge in the meantime this answer may be outdated and is not stored
        const lifetime = typeof freshness === 'function' ? freshness(value) : freshness;
        if (this.#pending.get(key) === started) this.#store(key, value, lifetime);
        return value;
      },
      (error: unknown) => {
        if (this.#pending.get(key) === started) {
          this.#pending.delete(key);
          this.#rememberFailure(key, error, failureMs(error));
        }
        throw error;
      },
    );
    const started: Fetch<All> = { answer, since: this.#now() };
    this.#pending.set(key, started);
    return started;
  }

  #store(key: string, value: All, freshness: Freshness | undefined): void {
    this.#pending.delete(key);
    this.#entries.delete(key);
    if (freshness) this.#entries.set(key, { value, at: this.#now(), freshness, nextTryAt: 0, graceUntil: undefined });
  }
}
