import { LRUCache } from 'lru-cache';
import { ApiError } from './api-error';
import { CircuitBreaker, OPEN_MS } from './circuit-breaker';

/** How long a cached answer may be used; each period in milliseconds, one after the other. */
export type Freshness = {
  /** The answer is fresh. */
  readonly freshMs: number;
  /** Then it is still returned at once while a new one is fetched. */
  readonly staleWhileRevalidateMs: number;
  /** Then it is returned only if the fetch fails: old prices are better than an outage, but new prices are better than both. */
  readonly staleIfErrorMs: number;
};

export const DEFAULT_FRESHNESS: Freshness = {
  freshMs: 60_000,
  staleWhileRevalidateMs: 4 * 60_000,
  staleIfErrorMs: 24 * 3_600_000,
};

/** Maximum number of remembered failures; limited because visitors can create keys. */
const MAX_FAILURES = 500;

/** Wraps the answer in an object, because lru-cache cannot store undefined. */
type CacheEntry<Value> = {
  readonly value: Value;
  readonly at: number;
  readonly freshness: Freshness;
  nextTryAt: number;
  /** The cache was purged since: the answer is used only while a new one takes too long or fails. */
  isOutdated: boolean;
};
type Fetch<Value> = { readonly answer: Promise<Value>; readonly since: number };

/** Whether the backend says that the requested thing no longer exists; on every other failure an old answer is used. */
const isDeleted = (error: unknown) => error instanceof ApiError && error.isGone;

/**
 * The result of a look-up: a cached answer, or a pending fetch.
 *
 * `since` is the start of the fetch, in milliseconds of the cache's clock; `old` is an old answer, to be used if the fetch takes too
 * long; `isOutdated` when it is older than a purge.
 */
export type CacheLookup<Value> =
  | { readonly cached: Value }
  | { readonly pending: Promise<Value>; readonly since: number; readonly old?: OldAnswer<Value> };

type OldAnswer<Value> = { readonly value: Value; readonly isOutdated: boolean };

type CacheOptions<Value> = {
  readonly now?: () => number;
  /** Weight of an entry, an integer, min. 1; the default 1 makes the limit a number of entries. */
  readonly weigh?: (value: Value, key: string) => number;
  /** Entries survive a purge as old answers, for answers that take longer than a visitor waits. */
  readonly survivesPurge?: boolean;
};

type Freshnesses<Value> = Freshness | ((value: Value) => Freshness | undefined);

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
   * @param freshness how long the answer may be used; undefined: it is not stored
   */
  async get<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    freshness: Freshnesses<Value> = DEFAULT_FRESHNESS,
  ): Promise<Value> {
    const found = this.lookUp(key, load, freshness);
    return 'cached' in found ? found.cached : found.pending;
  }

  /**
   * The same without waiting, for callers with a time limit.
   * @param failureMs how long, in milliseconds, a failure is repeated to all callers if nothing is cached; 0: the next caller tries
   * again
   */
  lookUp<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    freshness: Freshnesses<Value> = DEFAULT_FRESHNESS,
    failureMs: (error: unknown) => number = () => 0,
  ): CacheLookup<Value> {
    const entry = this.#usableEntry(key);
    if (!entry) return this.#recentFailure(key) ?? this.#asPending(this.#refresh(key, load, freshness, failureMs));
    const value = entry.value as Value;
    const { freshMs, staleWhileRevalidateMs } = entry.freshness;
    const age = this.#now() - entry.at;
    if ((age < freshMs && !entry.isOutdated) || this.#now() < entry.nextTryAt) return { cached: value };
    const { answer, since } = this.#refresh(key, load, freshness, () => 0);
    const fetched = answer.catch((error: unknown) => this.#oldAnswer(key, entry, error)) as Promise<Value>;
    const { isOutdated } = entry;
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

  /** Removes the entries whose key begins with the prefix; without one, all entries. Some caches keep them as old answers. */
  purge(prefix = ''): void {
    for (const cache of this.#derived.values()) cache.purge();
    if (this.#survivesPurge) {
      for (const [key, entry] of this.#entries.entries()) if (key.startsWith(prefix)) entry.isOutdated = true;
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

  #usableEntry(key: string): CacheEntry<All> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { freshMs, staleWhileRevalidateMs, staleIfErrorMs } = entry.freshness;
    return this.#now() - entry.at < freshMs + staleWhileRevalidateMs + staleIfErrorMs ? entry : undefined;
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
    if (freshness) this.#entries.set(key, { value, at: this.#now(), freshness, nextTryAt: 0, isOutdated: false });
  }
}
