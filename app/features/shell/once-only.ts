/** Remembers what has been used, for as long as it could be used again. */
export class OnceOnly {
  readonly #used = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Uses something up.
   * @param until when it is over by itself, in milliseconds since 1970
   * @returns false when it has been used before
   */
  use(id: string, until: number): boolean {
    const now = this.now();
    for (const [used, over] of this.#used) if (over < now) this.#used.delete(used);
    if (this.#used.has(id)) return false;
    this.#used.set(id, until);
    return true;
  }
}
