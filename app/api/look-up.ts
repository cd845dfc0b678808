/** What a look-up in a shared cache is given, and what it gives. */

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

export type Freshnesses<Value> = Freshness | ((value: Value) => Freshness | undefined);

export type LookUpOptions<Value> = {
  /** How long the answer may be used; undefined: it is not stored. */
  readonly freshness?: Freshnesses<Value>;
  /** How long, in milliseconds, a failure is repeated to all callers if nothing is cached; 0: the next caller tries again. */
  readonly failureMs?: (error: unknown) => number;
  /** The caller takes an answer from before a purge during its grace, instead of waiting. */
  readonly takesOutdated?: boolean;
};

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
