import { randomBytes } from 'node:crypto';

/** How long a cart's changes are remembered after the last one, in milliseconds: longer than any response takes. */
export const REMEMBERED_MS = 15 * 60_000;

/** Max number of states per cart whose cookies may still arrive from other tabs. */
const MAX_VERSIONS = 40;

/** Bytes per version in addition to its text: its key in two collections. */
const VERSION_BYTES = 200;

/** One cart over time: every version leads to the newest state. */
type Line = {
  /** The newest state, packed as for its cookie. */
  text: string;
  /** Oldest first; the last one is that of `text`. */
  versions: string[];
  /** Time of the last change, milliseconds since 1970. */
  changedAt: number;
};

const sizeOf = ({ text, versions }: Line) => text.length + versions.length * VERSION_BYTES;

/**
 * The newest states of recently changed carts, by their earlier versions. A request sent with an older cookie, because
 * another request was in flight, thus changes the newest cart. An unknown version counts as newest: its cookie is trusted,
 * because another instance of the shop may have written it.
 */
export class RecentCarts {
  /** By version; each line has one entry per version. */
  readonly #byVersion = new Map<string, Line>();
  /** Least recently changed line first. */
  readonly #lines = new Set<Line>();
  #bytes = 0;

  /** @param maxBytes max size of all lines; beyond it the least recently changed are dropped */
  constructor(private readonly maxBytes: number) {}

  /** Current size of all lines, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A random version for a new state, so that no two carts ever share one. */
  newVersion(): string {
    return randomBytes(9).toString('base64url');
  }

  /**
   * The newest state of a version's cart, in its cookie form.
   * @param now milliseconds since 1970
   * @returns undefined when the version is unknown or its cart has not changed recently
   */
  newest(version: string, now: number): string | undefined {
    const line = this.#byVersion.get(version);
    return line && now - line.changedAt < REMEMBERED_MS ? line.text : undefined;
  }

  /**
   * Stores the newest state of a cart.
   * @param from its earlier versions; all their lines continue as this one
   * @param text the state in its cookie form
   * @param now milliseconds since 1970
   */
  store(from: readonly string[], version: string, text: string, now: number): void {
    const lines = new Set(from.flatMap((known) => this.#byVersion.get(known) ?? []));
    const before = new Set([...[...lines].flatMap(({ versions }) => versions), ...from]);
    for (const line of lines) this.#forget(line);
    const line: Line = { text, versions: [...before, version].slice(-MAX_VERSIONS), changedAt: now };
    this.#lines.add(line);
    for (const each of line.versions) this.#byVersion.set(each, line);
    this.#bytes += sizeOf(line);
    this.#letGo(now);
  }

  #letGo(now: number): void {
    for (const oldest of this.#lines) {
      if (this.#bytes <= this.maxBytes && now - oldest.changedAt < REMEMBERED_MS) return;
      this.#forget(oldest);
    }
  }

  #forget(line: Line): void {
    if (!this.#lines.delete(line)) return;
    this.#bytes -= sizeOf(line);
    for (const version of line.versions) {
      if (this.#byVersion.get(version) === line) this.#byVersion.delete(version);
    }
  }
}
