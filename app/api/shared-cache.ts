import { ApiError } from './api-error';

/** How long a kept answer may be shown, in milliseconds from one state to the next. */
export type Freshness = {
  /** It counts as fresh. */
  readonly freshMs: number;
  /** After that it is still given at once, while a new one is fetched. */
  readonly staleMs: number;
  /** After that it is given only where the fetch fails: old prices are better than no shop, but not than new prices. */
  readonly rescueMs: number;
};

export const DEFAULT_FRESHNESS: Freshness = { freshMs: 60_000, staleMs: 4 * 60_000, rescueMs: 24 * 3_600_000 };

/** After a failed fetch nobody waits for the next one this long, where an old answer is kept. */
const REST_MS = 10_000;

type Kept<Value> = { readonly value: Value; readonly at: number; readonly freshness: Freshness; restUntil: number };

/** Whether a fetch failed because the backend is down or broken, rather than because the thing is gone. */
const isOutage = (error: unknown) => !(error instanceof ApiError) || error.isOutage;

/**
 * Answers that are the same for everybody. A stale one is given at once while one fetch refreshes it; an old one only
 * when that fetch fails, so that browsing survives a dead backend. Many askers of the same thing share one fetch.
 * Bounded by weight; the longest unused goes first.
 */
export class SharedCache<All = unknown> {
  readonly #kept = new Map<string, Kept<All>>();
  readonly #pending = new Map<string, Promise<All>>();
  readonly #beside = new Map<string, SharedCache<never>>();
  readonly #now: () => number;
  readonly #weigh: (value: All) => number;
  #weight = 0;

  /**
   * @param most what the kept answers may weigh together
   * @param weigh what one weighs; by itself 1
   */
  constructor(
    private readonly most: number,
    { now = Date.now, weigh = () => 1 }: { now?: () => number; weigh?: (value: All) => number } = {},
  ) {
    this.#now = now;
    this.#weigh = weigh;
  }

  /**
   * The kept answer, or a fetched one.
   * @param load fetches the answer; its failure reaches the asker only when nothing is kept, or the thing is gone
   * @param freshness how long it may be shown; undefined for an answer that is not to be kept
   */
  async get<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    freshness: Freshness | ((value: Value) => Freshness | undefined) = DEFAULT_FRESHNESS,
  ): Promise<Value> {
    const kept = this.#usable(key);
    if (!kept) return this.#refresh(key, load, freshness);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const { freshMs, staleMs } = kept.freshness;
    const age = this.#now() - kept.at;
    if (age < freshMs || this.#now() < kept.restUntil) return kept.value as Value;
    const fetched = this.#refresh(key, load, freshness).catch((error: unknown) => this.#rescue(key, kept, error));
    if (age >= freshMs + staleMs) return fetched as Promise<Value>;
    fetched.catch(() => undefined);
    return kept.value as Value;
  }

  /**
   * A cache with a bound of its own for what is made of these answers: it forgets all of it whenever this one forgets.
   * @param open makes it, the first time it is asked for by that name
   */
  beside<Value>(name: string, open: () => SharedCache<Value>): SharedCache<Value> {
    const known = this.#beside.get(name) as SharedCache<Value> | undefined;
    if (known) return known;
    const opened = open();
    this.#beside.set(name, opened as unknown as SharedCache<never>);
    return opened;
  }

  /** Forgets answers whose key begins with the text; all of them without one. */
  purge(prefix = ''): void {
    for (const cache of this.#beside.values()) cache.purge();
    for (const key of [...this.#kept.keys(), ...this.#pending.keys()]) {
      if (!key.startsWith(prefix)) continue;
      this.#forget(key);
      this.#pending.delete(key);
    }
  }

  get size(): number {
    return this.#kept.size;
  }

  #usable(key: string): Kept<All> | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    const { freshMs, staleMs, rescueMs } = kept.freshness;
    return this.#now() - kept.at < freshMs + staleMs + rescueMs ? kept : undefined;
  }

  /** The old answer in an outage; what the backend says is gone is forgotten. */
  #rescue(key: string, kept: Kept<All>, error: unknown): All {
    if (isOutage(error)) {
      kept.restUntil = this.#now() + REST_MS;
      return kept.value;
    }
    if (this.#kept.get(key) === kept) this.#forget(key);
    throw error;
  }

  #refresh<Value extends All>(
    key: string,
    load: () => Promise<Value>,
    freshness: Freshness | ((value: Value) => Freshness | undefined),
  ): Promise<Value> {
    const running = this.#pending.get(key);
    if (running) return running as Promise<Value>;
    const started: Promise<Value> = load().then(
      (value) => {
        // a purge in the meantime has made this fetch old news
        const lasts = typeof freshness === 'function' ? freshness(value) : freshness;
        if (this.#pending.get(key) === started) this.#keep(key, value, lasts);
        return value;
      },
      (error: unknown) => {
        if (this.#pending.get(key) === started) this.#pending.delete(key);
        throw error;
      },
    );
    this.#pending.set(key, started);
    return started;
  }

  #keep(key: string, value: All, freshness: Freshness | undefined): void {
    this.#pending.delete(key);
    this.#forget(key);
    if (!freshness) return;
    this.#kept.set(key, { value, at: this.#now(), freshness, restUntil: 0 });
    this.#weight += this.#weigh(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#weight -= this.#weigh(kept.value);
  }
}
