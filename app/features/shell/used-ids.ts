/** Remembers used ids until they expire. */
export class UsedIds {
  readonly #used = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Marks an id as used.
   * @param until expiry, in milliseconds since 1970
   * @returns false when it was used before
   */
  use(id: string, until: number): boolean {
    const now = this.now();
    for (const [used, over] of this.#used) if (over < now) this.#used.delete(used);
    if (this.#used.has(id)) return false;
    this.#used.set(id, until);
    return true;
  }
}
