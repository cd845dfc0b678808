import type { Sort } from './list-query';
import type { RangeColumn } from './range-column';
import type { TextColumn } from './text-column';
import type { ValueColumn } from './value-column';

/** A dynamic property that products of a list have. */
export type PropertyColumn = {
  readonly slug: string;
  readonly name: string;
  readonly unit: string;
} & (
  | { readonly kind: 'range'; readonly column: RangeColumn }
  | { readonly kind: 'checkbox'; readonly column: ValueColumn }
);

/** Texts one after the other, as UTF-8: text n goes from `starts[n]` to `starts[n + 1]`. */
export interface PackedTexts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Rows of a list: two bytes each while they suffice. */
export type Rows = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/**
 * A product list as listings are answered from it: by columns, a product being a row number. It holds plain data, so that it
 * can be handed from one thread to another, and no object for each product.
 */
export interface ListIndex {
  /** Products in the list. */
  readonly total: number;
  /** Id of each product. */
  readonly ids: Float64Array<ArrayBuffer>;
  /** What each product's card shows, as JSON of a `CardView`. */
  readonly cards: PackedTexts;
  /** What the text filter looks in. */
  readonly texts: TextColumn;
  readonly manufacturer: ValueColumn;
  readonly color: ValueColumn;
  /** Stores that sell to people; all of them, whether or not they hold anything of the list. */
  readonly store: ValueColumn;
  readonly size: ValueColumn;
  /** Product groups by their ids, each holding what is in the groups below it too. */
  readonly group: ValueColumn;
  /** Euros; products whose price is hidden have none. */
  readonly price: RangeColumn;
  /** In the order in which their filters stand. */
  readonly properties: readonly PropertyColumn[];
  /** Rows in the order of each sort; null where that is the order in which they stand. */
  readonly orders: Readonly<Record<Sort, Rows | null>>;
  /** What it weighs in memory, in bytes: all of it, and its texts alone. */
  readonly weight: { readonly all: number; readonly texts: number };
  /** How long it took to build, in milliseconds. */
  readonly builtMs: number;
}

/** What a list needs to know besides its products, in the language of the list. */
export interface ListFacts {
  /** BCP 47 tag of the language that sorts names. */
  readonly tag: string;
  /** Retail stores in their order. Specification 2 §3. */
  readonly stores: readonly { readonly slug: string; readonly name: string }[];
  /** Product groups in the order of their tree; `within` are the ids of the groups above, from the root. */
  readonly groups: readonly { readonly id: number; readonly name: string; readonly within: readonly number[] }[];
  /** Property types in their order. */
  readonly properties: readonly { readonly slug: string; readonly name: string; readonly unit: string }[];
  /** Ids in the order that is recommended; products it does not name come last. Specification 2 §7. */
  readonly sortIds: readonly number[];
}

/** An array for rows of a list with that many products. */
export function newRows(length: number, total: number): Rows {
  return total <= 0x1_00_00 ? new Uint16Array(length) : new Uint32Array(length);
}
