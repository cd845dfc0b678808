/** Max number of pending preloads; further ones wait. Specification 1 §9. */
export const MAX_PENDING = 4;

/** Preloads files, each once; another route's files wait until few are pending. */
export class PreloadQueue {
  readonly #load: (file: string) => Promise<void>;
  readonly #known = new Set<string>();
  readonly #waiting: (readonly string[])[] = [];
  #pending = 0;

  /** @param load settles when the file has loaded or failed */
  constructor(load: (file: string) => Promise<void>) {
    this.#load = load;
  }

  /** @param files the files of one route; they are requested together */
  add(files: readonly string[]): void {
    const fresh = files.filter((file) => !this.#known.has(file));
    for (const file of fresh) this.#known.add(file);
    if (fresh.length === 0) return;
    // the most recently requested route comes first
    this.#waiting.unshift(fresh);
    this.#next();
  }

  #next(): void {
    while (this.#pending <= MAX_PENDING) {
      const files = this.#waiting.shift();
      if (!files) return;
      for (const file of files) {
        this.#pending += 1;
        this.#load(file).then(
          () => this.#done(),
          () => this.#done(),
        );
      }
    }
  }

  #done(): void {
    this.#pending -= 1;
    this.#next();
  }
}
