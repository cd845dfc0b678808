import { parseCleanJson } from 'contract/clean-text';
import { getProductModelList, productCard } from 'contract/listing';
import { z } from 'zod';
import { ApiError } from '~/api/api-error';
import { toProductCard } from '~/api/listing';
import { parseTolerantly } from '~/api/tolerant-parse';
import type { ProductCard } from '~/features/catalog/card';
import { JsonListSplitter, UnreadableList } from './json-list-splitter';

/** Max size of a response in bytes: about 50,000 products. */
const MAX_ANSWER = 128 * 1024 * 1024;

const cards = z.array(productCard);

/** Parses the products of a response by the contract, chunk by chunk. */
export class ProductReader {
  readonly #splitter = new JsonListSplitter();
  readonly #leftOut = new Set<string>();
  #bytes = 0;
  #count = 0;

  /** Paths of malformed products, which are left out: `*.price.active`. */
  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }

  /**
   * @returns the products that are now complete
   * @throws ApiError 'too-large', or 'malformed' when it is not a list
   */
  push(piece: Uint8Array): ProductCard[] {
    this.#bytes += piece.length;
    if (this.#bytes > MAX_ANSWER) throw new ApiError(getProductModelList.name, 'too-large', 200);
    return this.#read(readable(() => this.#splitter.push(piece)));
  }

  /**
   * @returns the remaining products
   * @throws ApiError 'malformed', also when every product is
   */
  finish(): ProductCard[] {
    const last = this.#read(readable(() => this.#splitter.finish()));
    const [place] = this.#leftOut;
    if (this.#count === 0 && place !== undefined) throw malformed(place);
    return last;
  }

  #read(text: string | undefined): ProductCard[] {
    if (text === undefined) return [];
    const value = readable(() => parseCleanJson(text));
    const parsed = Array.isArray(value)
      ? parseTolerantly(cards, value, { isListPart: true })
      : parseTolerantly(getProductModelList.answers[200], value);
    if (!parsed.ok) throw malformed(parsed.place || 'answer');
    for (const place of parsed.leftOut) this.#leftOut.add(place);
    this.#count += parsed.value.length;
    return parsed.value.map(toProductCard);
  }
}

const malformed = (detail: string) => new ApiError(getProductModelList.name, 'malformed', 200, detail);

function readable<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnreadableList || error instanceof SyntaxError) throw malformed('not JSON');
    throw error;
  }
}
