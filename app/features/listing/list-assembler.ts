import { getProductModelList, productCard } from 'contract/listing';
import { z } from 'zod';
import { ApiError } from '~/api/api-error';
import { toProductCard } from '~/api/listing';
import { JsonListSplitter, UnreadableList } from './json-list-splitter';
import { IndexBuilder } from './rules/build-index';
import type { ListFacts, ListIndex } from './rules/list-index';

/** The most bytes an answer may have: some 50,000 products. */
const LARGEST_ANSWER = 128 * 1024 * 1024;

const cards = z.array(productCard);

/** Makes an index of an answer's bytes, piece by piece: of the products only those of one piece exist at a time. */
export class ListAssembler {
  readonly #splitter = new JsonListSplitter();
  readonly #builder: IndexBuilder;
  #bytes = 0;
  #count = 0;

  constructor(facts: ListFacts) {
    this.#builder = new IndexBuilder(facts);
  }

  /** @throws ApiError 'too-large', or 'malformed' with the field that does not parse */
  push(piece: Uint8Array): void {
    this.#bytes += piece.length;
    if (this.#bytes > LARGEST_ANSWER) throw new ApiError(getProductModelList.name, 'too-large', 200);
    this.#add(readable(() => this.#splitter.push(piece)));
  }

  /** @throws ApiError 'malformed' */
  finish(): ListIndex {
    this.#add(readable(() => this.#splitter.finish()));
    return this.#builder.finish();
  }

  #add(text: string | undefined): void {
    if (text === undefined) return;
    const value: unknown = readable(() => JSON.parse(text));
    const parsed = Array.isArray(value) ? cards.safeParse(value) : getProductModelList.answer.safeParse(value);
    if (!parsed.success) {
      const [item, ...field] = parsed.error.issues[0]?.path ?? [];
      throw malformed(typeof item === 'number' ? [this.#count + item, ...field].join('.') : 'answer');
    }
    this.#builder.add(parsed.data.map(toProductCard));
    this.#count += parsed.data.length;
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
