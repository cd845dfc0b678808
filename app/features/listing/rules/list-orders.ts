import { discountFraction } from '~/features/catalog/rules/discount-fraction';
import { collatorOf } from './collator';
import type { Sort } from './list-query';
import { newRows, type Rows } from './rows';

type SortedProduct = {
  readonly id: number;
  readonly name: string;
  readonly soldAmount: number;
  readonly published: string;
  readonly rating: number;
  readonly ratingCount: number;
  readonly hidePrice: boolean;
  readonly isSoldOut: boolean;
  readonly price: { readonly active: number; readonly reference: number | null };
};

/** Collects the sort keys row by row. Each order is computed once, on first use; listings then only iterate over it. */
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
  /** 1 if the product is sold out. */
  readonly #gone: number[] = [];

  add(product: SortedProduct): void {
    const { id, name, soldAmount, published, rating, ratingCount, hidePrice, isSoldOut, price } = product;
    this.#gone.push(isSoldOut ? 1 : 0);
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
   * The rows in the order of each sort, computed on first use; ties keep the recommended order. Specification 2 §9.
   * @param sortIds ids in recommended order, others last (Specification 2 §7); empty: the list's default order, with
   * unavailable products last
   * @param tag BCP 47 tag of the language that sorts names
   */
  finish(sortIds: readonly number[], tag: string): Orders {
    const recommended = this.#recommended(sortIds);
    const ascending = (keys: ArrayLike<number>) => orderBy(keys, recommended);
    const descending = (keys: readonly number[]) => orderBy(Float64Array.from(keys, negative), recommended);
    // hidden prices come last in both directions
    const priced = (sign: 1 | -1) =>
      this.#prices.map((price) => (price === null ? Number.POSITIVE_INFINITY : sign * price));
    return computedOnRead({
      default: () => (sortIds.length === 0 && !this.#gone.includes(1) ? null : recommended),
      popular: () => descending(this.#sold),
      newest: () => descending(this.#published),
      stars: () => descending(this.#starKeys()),
      offers: () => descending(this.#saved),
      lowest: () => ascending(priced(1)),
      highest: () => ascending(priced(-1)),
      alphabetical: () => ascending(rankNames(this.#names, tag)),
    });
  }

  /** By stars, then by the number of ratings. */
  #starKeys(): number[] {
    const maxCounted = this.#ratingCounts.reduce((max, count) => Math.max(max, count), 0);
    const ranks = ranksOf(this.#ratings);
    return this.#ratingCounts.map((count, row) => at(ranks, row) * (maxCounted + 1) + count);
  }

  #recommended(sortIds: readonly number[]): Rows {
    const place = new Map(sortIds.map((id, index) => [id, index]));
    const own = newRows(this.#ids.length, this.#ids.length).map((_, row) => row);
    const keys = sortIds.length === 0 ? this.#gone : this.#ids.map((id) => place.get(id) ?? sortIds.length);
    return orderBy(keys, own);
  }
}

type Orders = Readonly<Record<Sort, Rows | null>>;

/** Defines each order as a property that is computed on first read; afterwards, and when copied, it is plain data. */
function computedOnRead(makers: Readonly<Record<Sort, () => Rows | null>>): Orders {
  const orders = {};
  for (const [sort, make] of Object.entries(makers)) {
    const get = () => {
      const value = make();
      Object.defineProperty(orders, sort, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(orders, sort, { get, enumerable: true, configurable: true });
  }
  return orders as Orders;
}

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] as number;
const negative = (number: number): number => -number;

/** Rank of each number among the distinct ones, from the lowest. */
function ranksOf(numbers: ArrayLike<number>): Uint32Array {
  const ranks = new Map<number, number>();
  for (const number of Float64Array.from(numbers).sort()) if (!ranks.has(number)) ranks.set(number, ranks.size);
  return Uint32Array.from(numbers, (number) => ranks.get(number) as number);
}

/**
 * Sorts the rows by key, ascending and stable. Rank and position are combined into one number per row, because sorting
 * plain numbers is many times faster than using a comparator.
 */
function orderBy(keys: ArrayLike<number>, rows: Rows): Rows {
  const total = rows.length;
  const ranks = ranksOf(keys);
  const placed = Float64Array.from(rows, (row, place) => at(ranks, row) * total + place).sort();
  const ordered = newRows(total, total);
  for (let place = 0; place < total; place++) ordered[place] = at(rows, at(placed, place) % total);
  return ordered;
}

/** Rank of each name in the language's collation; equal names have the same rank. */
function rankNames(all: readonly string[], tag: string): number[] {
  const { compare } = collatorOf(tag);
  const names = [...new Set(all)].sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, name] of names.entries()) {
    if (index > 0 && compare(names[index - 1] as string, name) !== 0) rank = index;
    ranks.set(name, rank);
  }
  return all.map((name) => ranks.get(name) as number);
}
