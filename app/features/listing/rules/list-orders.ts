import { discountFraction } from '~/features/catalog/rules/discount-fraction';
import { newRows, type Rows } from './list-index';
import type { Sort } from './list-query';

type SortedProduct = {
  readonly id: number;
  readonly name: string;
  readonly soldAmount: number;
  readonly published: string;
  readonly rating: number;
  readonly ratingCount: number;
  readonly hidePrice: boolean;
  readonly price: { readonly active: number; readonly reference: number | null };
};

/** Collects what sorts compare, row by row, and sorts once: a listing then only walks an order. */
export class OrderCollector {
  readonly #ids: number[] = [];
  readonly #names: string[] = [];
  readonly #sold: number[] = [];
  /** Milliseconds; 0 when unknown. */
  readonly #published: number[] = [];
  readonly #ratings: number[] = [];
  readonly #ratingCounts: number[] = [];
  /** Cents; null where the price is hidden. */
  readonly #prices: (number | null)[] = [];
  readonly #saved: number[] = [];

  add({ id, name, soldAmount, published, rating, ratingCount, hidePrice, price }: SortedProduct): void {
    this.#ids.push(id);
    this.#names.push(name);
    this.#sold.push(soldAmount);
    this.#published.push(Date.parse(published) || 0);
    this.#ratings.push(rating);
    this.#ratingCounts.push(ratingCount);
    this.#prices.push(hidePrice ? null : price.active);
    this.#saved.push(hidePrice ? 0 : discountFraction(price));
  }

  /**
   * The rows in the order of each sort; ties keep the recommended order. Specification 2 §9.
   * @param sortIds ids in the recommended order; those it does not name come last. Specification 2 §7
   * @param tag BCP 47 tag of the language that sorts names
   */
  finish(sortIds: readonly number[], tag: string): Readonly<Record<Sort, Rows | null>> {
    const recommended = this.#recommended(sortIds);
    const ascending = (keys: ArrayLike<number>) => orderBy(keys, recommended);
    const descending = (keys: readonly number[]) => orderBy(Float64Array.from(keys, negative), recommended);
    const mostCounted = this.#ratingCounts.reduce((most, count) => Math.max(most, count), 0);
    const ratingRanks = ranksOf(this.#ratings);
    // a hidden price is neither low nor high: it comes last
    const priced = (sign: 1 | -1) =>
      this.#prices.map((price) => (price === null ? Number.POSITIVE_INFINITY : sign * price));
    return {
      default: sortIds.length === 0 ? null : recommended,
      popular: descending(this.#sold),
      newest: descending(this.#published),
      stars: descending(this.#ratingCounts.map((count, row) => at(ratingRanks, row) * (mostCounted + 1) + count)),
      offers: descending(this.#saved),
      lowest: ascending(priced(1)),
      highest: ascending(priced(-1)),
      alphabetical: ascending(rankNames(this.#names, tag)),
    };
  }

  #recommended(sortIds: readonly number[]): Rows {
    const place = new Map(sortIds.map((id, index) => [id, index]));
    const own = newRows(this.#ids.length, this.#ids.length).map((_, row) => row);
    return orderBy(
      this.#ids.map((id) => place.get(id) ?? sortIds.length),
      own,
    );
  }
}

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] as number;
const negative = (number: number): number => -number;

/** Place of each number among the different ones, from the lowest. */
function ranksOf(numbers: ArrayLike<number>): Uint32Array {
  const ranks = new Map<number, number>();
  for (const number of Float64Array.from(numbers).sort()) if (!ranks.has(number)) ranks.set(number, ranks.size);
  return Uint32Array.from(numbers, (number) => ranks.get(number) as number);
}

/**
 * The rows by their keys, ascending; those with the same key keep their order. Rank and place make one number a row, and
 * numbers alone are sorted many times faster than by a comparison.
 */
function orderBy(keys: ArrayLike<number>, rows: Rows): Rows {
  const total = rows.length;
  const ranks = ranksOf(keys);
  const placed = Float64Array.from(rows, (row, place) => at(ranks, row) * total + place).sort();
  const ordered = newRows(total, total);
  for (let place = 0; place < total; place++) ordered[place] = at(rows, at(placed, place) % total);
  return ordered;
}

/** Place of each name by the language's collation, the same for names that are equal to it. */
function rankNames(all: readonly string[], tag: string): number[] {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const names = [...new Set(all)].sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, name] of names.entries()) {
    if (index > 0 && compare(names[index - 1] as string, name) !== 0) rank = index;
    ranks.set(name, rank);
  }
  return all.map((name) => ranks.get(name) as number);
}
