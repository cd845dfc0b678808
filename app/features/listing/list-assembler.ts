import type { ProductCard } from '~/features/catalog/card';
import { type PackedProduct, packProduct } from './product-cache';
import { ProductReader } from './product-reader';
import { IndexBuilder } from './rules/build-index';
import type { ListFacts, ListIndex } from './rules/list-index';

/** Max number of products of a list that searches may reuse: the first ones, which are the best sold. */
const MAX_PACKED = 1000;

/** Builds an index from the bytes of a response chunk by chunk: only one chunk's products are in memory at a time. */
export class ListAssembler {
  readonly #reader = new ProductReader();
  readonly #builder: IndexBuilder;
  /** The list's first products, for searches. */
  readonly products: PackedProduct[] = [];

  constructor(facts: ListFacts) {
    this.#builder = new IndexBuilder(facts);
  }

  /** Paths of malformed products, which are left out: `*.price.active`. */
  get leftOut(): readonly string[] {
    return this.#reader.leftOut;
  }

  /** @throws ApiError 'too-large', or 'malformed' when it is not a list */
  push(piece: Uint8Array): void {
    this.#add(this.#reader.push(piece));
  }

  /** @throws ApiError 'malformed', also when every product is */
  finish(): ListIndex {
    this.#add(this.#reader.finish());
    return this.#builder.finish();
  }

  #add(products: readonly ProductCard[]): void {
    this.#builder.add(products);
    this.products.push(...products.slice(0, MAX_PACKED - this.products.length).map(packProduct));
  }
}
