import { newRows, type Rows } from './rows';

/** A value of a filter. */
export interface ListedValue {
  readonly value: string;
  readonly name: string;
  /** Colour circle, for colours only. */
  readonly control?: string | undefined;
}

/**
 * The values of one filter with their rows: those of value n are `rows` from `starts[n]` to `starts[n + 1]`. The structure
 * answers both which rows have a chosen value and how many rows of a mask have each value.
 */
export interface ValueColumn {
  /** In display order. */
  readonly values: readonly ListedValue[];
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly rows: Rows;
}

/** Collects a filter's values row by row. */
export class ValueCollector {
  readonly #codes = new Map<string, number>();
  readonly #values: ListedValue[] = [];
  /** Row and code, alternating. */
  readonly #entries: number[] = [];
  /** Last row with the value, by code, so that a row with a duplicate value counts once. */
  readonly #lastRows: number[] = [];

  /** Registers a value even if no row has it. */
  know(value: ListedValue): number {
    const known = this.#codes.get(value.value);
    if (known !== undefined) return known;
    const code = this.#values.push(value) - 1;
    this.#codes.set(value.value, code);
    this.#lastRows.push(-1);
    return code;
  }

  /** Adds a value of a row. Rows must come in ascending order. */
  add(row: number, value: ListedValue): void {
    const code = this.know(value);
    if (this.#lastRows[code] === row) return;
    this.#lastRows[code] = row;
    this.#entries.push(row, code);
  }

  /** Whether a value is registered. */
  has(value: string): boolean {
    return this.#codes.has(value);
  }

  /**
   * @param total rows of the list
   * @param compare order of the values; order of registration when left out
   */
  finish(total: number, compare?: (a: ListedValue, b: ListedValue) => number): ValueColumn {
    const order = this.#values.map((_, code) => code);
    const valueAt = (code: number) => this.#values[code] as ListedValue;
    if (compare) order.sort((a, b) => compare(valueAt(a), valueAt(b)) || a - b);
    const placeOf = new Uint32Array(order.length);
    for (const [place, code] of order.entries()) placeOf[code] = place;
    const entries = this.#entries;
    const starts = new Uint32Array(order.length + 1);
    for (let at = 1; at < entries.length; at += 2) {
      const place = placeOf[entries[at] as number] as number;
      starts[place + 1] = (starts[place + 1] as number) + 1;
    }
    for (let place = 0; place < order.length; place++) {
      starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
    }
    const next = starts.slice();
    const rows = newRows(entries.length / 2, total);
    for (let at = 0; at < entries.length; at += 2) {
      const place = placeOf[entries[at + 1] as number] as number;
      const free = next[place] as number;
      rows[free] = entries[at] as number;
      next[place] = free + 1;
    }
    return { values: order.map(valueAt), starts, rows };
  }
}

/** Counts the rows of the mask per value. @param mask 1 for each row that counts; null: all of them */
export function countValues({ values, starts, rows }: ValueColumn, mask: Uint8Array | null): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let value = 0; value < counts.length; value++) {
    const from = starts[value] as number;
    const to = starts[value + 1] as number;
    counts[value] = mask === null ? to - from : sumOf(mask, rows, from, to);
  }
  return counts;
}

function sumOf(mask: Uint8Array, rows: Rows, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += mask[rows[at] as number] as number;
  return sum;
}

/** Number of rows that have a value. @param place index of the value */
export function rowCount({ starts }: ValueColumn, place: number): number {
  return (starts[place + 1] ?? 0) - (starts[place] ?? 0);
}

/** Whether a row has a value. @param place index of the value; its rows are in ascending order */
export function hasValue({ starts, rows }: ValueColumn, place: number, row: number): boolean {
  let from = starts[place] ?? 0;
  let to = starts[place + 1] ?? from;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle] as number) < row) from = middle + 1;
    else to = middle;
  }
  return from < (starts[place + 1] ?? 0) && rows[from] === row;
}

/** Whether a value matches some but not all rows. @param place index of the value */
export function narrows(column: ValueColumn, place: number, total: number): boolean {
  const count = rowCount(column, place);
  return count > 0 && count < total;
}

/** Marks the rows that have one of the values. @param chosen indexes of the values */
export function rowsWith({ starts, rows }: ValueColumn, chosen: ReadonlySet<number>, total: number): Uint8Array {
  const mask = new Uint8Array(total);
  for (const value of chosen) {
    const to = starts[value + 1] ?? 0;
    for (let at = starts[value] ?? to; at < to; at++) mask[rows[at] as number] = 1;
  }
  return mask;
}
