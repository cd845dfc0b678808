import { type Extent, extentOf, type Range } from './list-range';
import { newRows, type Rows } from './rows';

/** Number of equal-width steps in a range filter's histogram. */
export const BUCKETS = 20;

/** The numbers of one range filter; a row may have none, one or several. */
export interface RangeColumn {
  readonly extent: Extent;
  /** Whether there is more than one distinct number; otherwise there is nothing to choose. Specification 2 §5. */
  readonly isVaried: boolean;
  /** Row of each number, ascending. */
  readonly rows: Rows;
  readonly numbers: Float64Array<ArrayBuffer>;
  /** Bucket of each number. */
  readonly buckets: Uint8Array<ArrayBuffer>;
}

/** Collects a filter's numbers row by row. */
export class RangeCollector {
  readonly #rows: number[] = [];
  readonly #numbers: number[] = [];

  /** Adds a number of a row. Rows must come in ascending order; non-finite numbers are left out. */
  add(row: number, value: number): void {
    if (!Number.isFinite(value)) return;
    this.#rows.push(row);
    this.#numbers.push(value);
  }

  /** @param total rows of the list */
  finish(total: number): RangeColumn {
    const numbers = Float64Array.from(this.#numbers);
    const rows = newRows(numbers.length, total);
    rows.set(this.#rows);
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (const number of numbers) {
      if (number < lowest) lowest = number;
      if (number > highest) highest = number;
    }
    const extent = extentOf(lowest, highest);
    const buckets = Uint8Array.from(numbers, (number) => bucketOf(number, extent));
    return { extent, isVaried: lowest < highest, rows, numbers, buckets };
  }
}

function bucketOf(number: number, { min, max }: Extent): number {
  return Math.min(BUCKETS - 1, Math.floor((number - min) / (Math.max(1, max - min) / BUCKETS)));
}

/** Marks the rows that have a number within the range. */
export function rowsWithin({ rows, numbers }: RangeColumn, { min, max }: Range, total: number): Uint8Array {
  const mask = new Uint8Array(total);
  const from = min ?? Number.NEGATIVE_INFINITY;
  const to = max ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (number >= from && number <= to) mask[rows[at] as number] = 1;
  }
  return mask;
}

/** Counts the numbers of the mask's rows per bucket. @param mask 1 for each row that counts; null: all of them */
export function countBuckets({ rows, buckets }: RangeColumn, mask: Uint8Array | null): number[] {
  const counts = new Uint32Array(BUCKETS);
  for (let at = 0; at < buckets.length; at++) {
    if (mask !== null && mask[rows[at] as number] === 0) continue;
    const bucket = buckets[at] as number;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return [...counts];
}
