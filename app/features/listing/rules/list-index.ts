import type { CardColumn } from './card-column';
import type { Sort } from './list-query';
import type { PropertyNames } from './property-names';
import type { RangeColumn } from './range-column';
import type { Rows } from './rows';
import type { TextColumn } from './text-column';
import type { ValueColumn } from './value-column';

/** A dynamic property that products of a list have. */
export type PropertyColumn = {
  /** Its parameter name in addresses of the list's language. */
  readonly slug: string;
  /** Its name in the backend. */
  readonly source: string;
  /** Accepted aliases of the parameter. */
  readonly aliases: readonly string[];
  readonly name: string;
  readonly unit: string;
} & (
  | { readonly kind: 'range'; readonly column: RangeColumn }
  | { readonly kind: 'checkbox'; readonly column: ValueColumn }
);

/**
 * A product list stored in columns, for queries; a product is a row number. It holds plain data, so that it can be passed
 * between threads, and has no object per product.
 */
export interface ListIndex {
  /** Number of products in the list. */
  readonly total: number;
  /** Id of each product. */
  readonly ids: Float64Array<ArrayBuffer>;
  /** Each product's card. */
  readonly cards: CardColumn;
  /** The searchable text. */
  readonly texts: TextColumn;
  readonly manufacturer: ValueColumn;
  readonly color: ValueColumn;
  /** Retail stores; all of them, even when they stock nothing of the list. */
  readonly store: ValueColumn;
  readonly size: ValueColumn;
  /** Product groups by id, each including the products of its subgroups. */
  readonly group: ValueColumn;
  /** Euros; products with a hidden price have none. */
  readonly price: RangeColumn;
  /** In the order of their filters. */
  readonly properties: readonly PropertyColumn[];
  /** Rows in the order of each sort, computed on first use; null when equal to the default order. */
  readonly orders: Readonly<Record<Sort, Rows | null>>;
  /** Memory size in bytes: total, and of its texts alone. */
  readonly weight: { readonly all: number; readonly texts: number };
  /** How long it took to build, in milliseconds. */
  readonly builtMs: number;
}

/** Data that a list needs in addition to its products, in the list's language. */
export interface ListFacts {
  /** BCP 47 tag of the language that sorts names. */
  readonly tag: string;
  /** Retail stores in display order. Specification 2 §3. */
  readonly stores: readonly { readonly slug: string; readonly name: string }[];
  /** Product groups in tree order; `within` are the ids of the ancestors, from the root. */
  readonly groups: readonly { readonly id: number; readonly name: string; readonly within: readonly number[] }[];
  /** Property types in display order. */
  readonly properties: readonly {
    /** Its name in the backend. */
    readonly slug: string;
    readonly name: string;
    readonly unit: string;
    /** Its name in addresses; the backend's name when left out. */
    readonly names?: PropertyNames | undefined;
  }[];
  /** Ids in recommended order; other products come last. Specification 2 §7. */
  readonly sortIds: readonly number[];
}
