import type { ProductCard } from '~/features/catalog/card';

/** How long a product is cached, in milliseconds: as long as a list is shown before it is fetched again. */
const KNOWN_MS = 5 * 60_000;
/** Size of a product in addition to its text, in bytes. */
const OWN_BYTES = 200;

/** A product as it is cached. */
export interface PackedProduct {
  readonly id: number;
  /** A `ProductCard` as JSON in UTF-8: a quarter of the memory of objects, half of that of a string with a dash in it. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Known {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly at: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const packProduct = (product: ProductCard): PackedProduct => ({
  id: product.id,
  bytes: encoder.encode(JSON.stringify(product)),
});

/**
 * Caches single products of fetched lists for search results, which find the same products. Limited by bytes;
 * the least recently used is dropped first.
 */
export class ProductCache {
  readonly #known = new Map<string, Known>();
  #bytes = 0;

  /**
   * @param maxBytes max size of all products
   * @param now the clock, in milliseconds
   */
  constructor(
    private readonly maxBytes: number,
    private readonly now: () => number,
  ) {}

  /** Returns a cached product. @param scope language and tax area: everything else that its card depends on */
  find(scope: string, id: number): ProductCard | undefined {
    const key = keyOf(scope, id);
    const known = this.#known.get(key);
    if (known === undefined) return undefined;
    this.#known.delete(key);
    if (this.now() - known.at >= KNOWN_MS) {
      this.#bytes -= weightOf(known);
      return undefined;
    }
    this.#known.set(key, known);
    return JSON.parse(decoder.decode(known.bytes)) as ProductCard;
  }

  /** Caches a product. */
  keep(scope: string, { id, bytes }: PackedProduct): void {
    const key = keyOf(scope, id);
    const known = { bytes, at: this.now() };
    this.#forget(key);
    this.#known.set(key, known);
    this.#bytes += weightOf(known);
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#known.get(key);
    if (known === undefined) return;
    this.#known.delete(key);
    this.#bytes -= weightOf(known);
  }
}

const keyOf = (scope: string, id: number): string => `${scope} ${id}`;

const weightOf = ({ bytes }: Known): number => bytes.byteLength + OWN_BYTES;
