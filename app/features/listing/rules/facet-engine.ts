import type { CardView } from '~/features/catalog/card';
import { cardOf } from './card-column';
import { knownQuery } from './known-query';
import type { ListIndex, PropertyColumn } from './list-index';
import { firstPageSize, isFilterName, type ListQuery, type Sort, shownCount, VALUE_FILTERS } from './list-query';
import type { Extent, Range } from './list-range';
import { Masks } from './masks';
import { countBuckets, type RangeColumn } from './range-column';
import { countValues, hasValue, type ListedValue, narrows, rowCount, type ValueColumn } from './value-column';

/** A filter value and its number of products given the other filters. */
export interface FacetValue extends ListedValue {
  readonly count: number;
  readonly isChosen: boolean;
}

/** A filter with a range of numbers. */
export interface RangeFacet {
  /** Extent over all products of the list, in whole units. */
  readonly extent: Extent;
  readonly chosen: Range | null;
  /** Number of products in 20 equal-width steps of the extent, given the other filters. */
  readonly buckets: readonly number[];
  /** A filter is shown only if there is more than one distinct value. Specification 2 §5. */
  readonly isShown: boolean;
}

/** A filter by a dynamic property of the products. */
export type PropertyFacet = {
  readonly slug: string;
  readonly name: string;
  readonly unit: string;
  readonly isShown: boolean;
} & ({ readonly kind: 'checkbox'; readonly values: readonly FacetValue[] } | ({ readonly kind: 'range' } & RangeFacet));

export interface Facets {
  readonly manufacturer: readonly FacetValue[];
  readonly color: readonly FacetValue[];
  readonly store: readonly FacetValue[];
  readonly size: readonly FacetValue[];
  /** Without groups that contain the whole list. */
  readonly group: readonly FacetValue[];
  /** Whole euros. */
  readonly price: RangeFacet;
  readonly properties: readonly PropertyFacet[];
}

/** The result of a list query. */
export interface ListAnswer {
  /** Rows of the displayed products, in order; `readCard` returns a row's card. */
  readonly rows: readonly number[];
  /** Number of matching products, on all pages. */
  readonly count: number;
  /** Number of products in the list. */
  readonly total: number;
  readonly facets: Facets;
  /** The query, limited to values that exist among the products. */
  readonly query: ListQuery;
  readonly sort: Sort;
  readonly pages: number;
  /** Position of the first displayed product in the whole list, from 0. */
  readonly start: number;
}

/**
 * Filters, counts every facet, sorts and slices a list. A value is counted without its own filter, which shows how many
 * products it would add. Specification 2 §4, §5, §9.
 * @param requested the address's query; values that no product has are ignored
 * @param groupSort the group's default sort
 * @param properties the backend's slugs of the group's filter properties, in order; all of the products' properties when
 * left out
 * @param beyond number of products that follow those of the index; only for a list that is neither filtered nor sorted
 */
export function answer(
  index: ListIndex,
  requested: ListQuery,
  groupSort: Sort,
  properties?: readonly string[],
  beyond = 0,
): ListAnswer {
  const columns = filterable(index.properties, properties);
  const known = knownQuery(index, requested, groupSort, columns);
  const masks = new Masks(index, known, columns);
  const count = masks.count + beyond;
  const sort = known.sort ?? groupSort;
  const pageSize = firstPageSize(count);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(known.page, pages);
  const start = (page - 1) * pageSize;
  return {
    rows: slice(index, masks.matching, sort, start, Math.min(count - start, shownCount(known.show, count))),
    count,
    total: index.total + beyond,
    facets: facetsOf(index, known, masks, columns),
    query: { ...known, page },
    sort,
    pages,
    start,
  };
}

/** The properties that a list filters by. @param slugs of the backend, in order; all of the columns when left out */
export function filterable(columns: readonly PropertyColumn[], slugs: readonly string[] | undefined): PropertyColumn[] {
  const named = columns.filter(({ slug }) => isFilterName(slug));
  if (!slugs) return named;
  return [...new Set(slugs)].flatMap((slug) => named.find((column) => column.source === slug) ?? []);
}

/** The matching rows from `start`, sorted. */
function slice(
  { total, orders }: ListIndex,
  matching: Uint8Array | null,
  sort: Sort,
  start: number,
  max: number,
): number[] {
  const order = orders[sort];
  const rows: number[] = [];
  let passed = matching === null ? start : 0;
  for (let place = matching === null ? start : 0; place < total && rows.length < max; place++) {
    const row = order === null ? place : (order[place] as number);
    if (matching !== null && matching[row] === 0) continue;
    if (passed++ >= start) rows.push(row);
  }
  return rows;
}

function facetsOf(index: ListIndex, query: ListQuery, masks: Masks, columns: readonly PropertyColumn[]): Facets {
  const [manufacturer, color, store, size, group] = VALUE_FILTERS.map((name) =>
    valueFacet(index[name], query[name], masks.without(name)),
  ) as [FacetValue[], FacetValue[], FacetValue[], FacetValue[], FacetValue[]];
  return {
    manufacturer,
    color,
    store,
    size,
    group: group.filter((_, place) => narrows(index.group, place, index.total)),
    price: rangeFacet(index.price, query.price, masks.without('price')),
    properties: columns.map((column) => propertyFacet(column, query, masks)),
  };
}

function valueFacet(column: ValueColumn, chosen: readonly string[], mask: Uint8Array | null): FacetValue[] {
  const counts = countValues(column, mask);
  return column.values.map((value, place) => ({
    ...value,
    count: counts[place] as number,
    isChosen: chosen.length > 0 && chosen.includes(value.value),
  }));
}

function rangeFacet(column: RangeColumn, chosen: Range | null, mask: Uint8Array | null): RangeFacet {
  const { extent, isVaried } = column;
  return { extent, chosen, buckets: countBuckets(column, mask), isShown: isVaried };
}

function propertyFacet(property: PropertyColumn, query: ListQuery, masks: Masks): PropertyFacet {
  const { slug, name, unit } = property;
  const chosen = query.properties.get(slug);
  const mask = masks.withoutProperty(slug);
  if (property.kind === 'range') {
    const range = chosen?.kind === 'range' ? chosen.range : null;
    return { slug, name, unit, kind: 'range', ...rangeFacet(property.column, range, mask) };
  }
  const values = valueFacet(property.column, chosen?.kind === 'checkbox' ? chosen.values : [], mask);
  return { slug, name, unit, kind: 'checkbox', values, isShown: isFacetShown(values) };
}

/** A filter by values is shown only if there is more than one; the store filter always. Specification 2 §5. */
export function isFacetShown(values: readonly FacetValue[]): boolean {
  return values.length > 1;
}

/** Number of the list's products in a group or its subgroups; 0 for an unknown group. */
export function countInGroup({ group }: ListIndex, id: number): number {
  const place = group.values.findIndex(({ value }) => value === String(id));
  return place < 0 ? 0 : rowCount(group, place);
}

/** Row of the first product of a group or its subgroups, in the default order; null without any. */
export function firstInGroup({ group, orders, total }: ListIndex, id: number): number | null {
  const place = group.values.findIndex(({ value }) => value === String(id));
  if (place < 0) return null;
  for (let at = 0; at < total; at++) {
    const row = orders.default?.[at] ?? at;
    if (hasValue(group, place, row)) return row;
  }
  return null;
}

/** Returns the card of a row. */
export function readCard({ cards }: ListIndex, row: number): CardView {
  return cardOf(cards, row);
}
