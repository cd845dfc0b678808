import type { ListIndex, PropertyColumn } from './list-index';
import { type ListQuery, VALUE_FILTERS, type ValueFilter } from './list-query';
import { rowsWithin } from './range-column';
import { rowsHolding } from './text-column';
import { textKey } from './text-key';
import { rowsWith, type ValueColumn } from './value-column';

/**
 * Computes which rows pass all filters of a query, or all but one. Each filter is evaluated once: a row passes all but one
 * when it fails none, or only that one.
 */
export class Masks {
  /** Rows that pass all filters; null: every row. */
  readonly matching: Uint8Array | null;
  /** How many rows pass all filters. */
  readonly count: number;
  /** Rows that pass each filter, by filter name. */
  readonly #passing = new Map<string, Uint8Array>();
  /** How many filters each row fails. */
  readonly #failed: Uint16Array;

  constructor(index: ListIndex, query: ListQuery, properties: readonly PropertyColumn[]) {
    const { total } = index;
    for (const name of VALUE_FILTERS) this.#addValues(name, index[name], query[name], total);
    if (query.price) this.#passing.set('price', rowsWithin(index.price, query.price, total));
    for (const { slug, kind, column } of properties) {
      const filter = query.properties.get(slug);
      if (filter?.kind === 'range' && kind === 'range') {
        this.#passing.set(ofProperty(slug), rowsWithin(column, filter.range, total));
      } else if (filter?.kind === 'checkbox' && kind === 'checkbox') {
        this.#addValues(ofProperty(slug), column, filter.values, total);
      }
    }
    this.#failed = new Uint16Array(total);
    for (const passing of this.#passing.values()) addFailed(this.#failed, passing);
    if (query.text) {
      // last, so that most texts need not be scanned when other filters are set
      const holding = rowsHolding(index.texts, textKey(query.text), this.#failed);
      this.#passing.set('text', holding);
      addFailed(this.#failed, holding);
    }
    this.matching = this.#passing.size === 0 ? null : rowsWithoutFailure(this.#failed);
    this.count = this.matching === null ? total : sum(this.matching);
  }

  /** Rows that pass all filters but one; null: every row. */
  without(name: ValueFilter | 'price'): Uint8Array | null {
    return this.#without(name);
  }

  /** Rows that pass all filters but that of a dynamic property; null: every row. */
  withoutProperty(slug: string): Uint8Array | null {
    return this.#without(ofProperty(slug));
  }

  #without(name: string): Uint8Array | null {
    const passing = this.#passing.get(name);
    if (!passing) return this.matching;
    return this.#passing.size === 1 ? null : rowsWithoutFailure(this.#failed, passing);
  }

  #addValues(name: string, column: ValueColumn, chosen: readonly string[], total: number): void {
    if (chosen.length === 0) return;
    const places = new Set<number>();
    for (const [place, { value }] of column.values.entries()) if (chosen.includes(value)) places.add(place);
    this.#passing.set(name, rowsWith(column, places, total));
  }
}

/** A property's slug may be the name of another filter. */
const ofProperty = (slug: string): string => `property ${slug}`;

function addFailed(failed: Uint16Array, passing: Uint8Array): void {
  for (let row = 0; row < failed.length; row++) {
    failed[row] = (failed[row] as number) + 1 - (passing[row] as number);
  }
}

/** Rows that fail no filter, or only the one whose passing rows are given. */
function rowsWithoutFailure(failed: Uint16Array, passing?: Uint8Array): Uint8Array {
  const mask = new Uint8Array(failed.length);
  for (let row = 0; row < mask.length; row++) {
    const forgiven = passing === undefined ? 0 : 1 - (passing[row] as number);
    mask[row] = failed[row] === forgiven ? 1 : 0;
  }
  return mask;
}

function sum(mask: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < mask.length; row++) count += mask[row] as number;
  return count;
}
