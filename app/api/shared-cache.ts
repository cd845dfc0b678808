/** How long a kept answer counts as fresh, and how long after that it may still be shown while a new one is fetched. */
export type Freshness = { readonly freshMs: number; readonly staleMs: number };

export const DEFAULT_FRESHNESS: Freshness = { freshMs: 60_000, staleMs: 24 * 3_600_000 };

type Kept = { readonly value: unknown; readonly at: number; readonly freshness: Freshness };

/**
 * Answers that are the same for everybody, kept with stale-while-revalidate: a stale answer is given at once while one
 * fetch refreshes it, and is kept when that fetch fails, so that browsing survives a dead backend. Many askers of the
 * same thing share one fetch. Bounded by count; the longest unused goes first.
 */
export class SharedCache {
  readonly #kept = new Map<string, Kept>();
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The kept answer, or a fetched one.
   * @param load fetches the answer; its failure reaches the asker only when nothing is kept
   */
  async get<Value>(key: string, load: () => Promise<Value>, freshness: Freshness = DEFAULT_FRESHNESS): Promise<Value> {
    const kept = this.#kept.get(key);
    const age = kept ? this.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < kept.freshness.freshMs + kept.freshness.staleMs) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      if (age >= kept.freshness.freshMs) this.#refresh(key, load, freshness).catch(() => undefined);
      return kept.value as Value;
    }
    return this.#refresh(key, load, freshness);
  }

  /** Forgets answers whose key begins with the text; all of them without one. */
  purge(prefix = ''): void {
    for (const key of [...this.#kept.keys(), ...this.#pending.keys()]) {
      if (!key.startsWith(prefix)) continue;
      this.#kept.delete(key);
      this.#pending.delete(key);
    }
  }

  get size(): number {
    return this.#kept.size;
  }

  #refresh<Value>(key: string, load: () => Promise<Value>, freshness: Freshness): Promise<Value> {
    const running = this.#pending.get(key);
    if (running) return running as Promise<Value>;
    const started: Promise<Value> = load().then(
      (value) => {
        // a purge in the meantime has made this fetch old news
        if (this.#pending.get(key) === started) this.#keep(key, { value, at: this.now(), freshness });
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

  #keep(key: string, kept: Kept): void {
    this.#pending.delete(key);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.most && !oldest.done) this.#kept.delete(oldest.value);
  }
}
