import type { ListIndex, PropertyColumn } from './list-index';
import {
  isFilterName,
  type ListQuery,
  type PropertyFilter,
  type Sort,
  VALUE_FILTERS,
  writtenValue,
} from './list-query';
import { clampRange } from './list-range';
import { textKey } from './text-key';
import { narrows, type ValueColumn } from './value-column';

/**
 * Limits an address's query to what exists among the products: values that some product has, ranges clamped to their extent
 * and dropped when they span all of it, no sort that is the group's default. Specification 2 §4, §5.
 */
export function knownQuery(
  index: ListIndex,
  requested: ListQuery,
  groupSort: Sort,
  properties: readonly PropertyColumn[],
): ListQuery {
  return {
    sort: requested.sort === groupSort ? null : requested.sort,
    text: requested.text !== null && textKey(requested.text) !== '' ? requested.text : null,
    manufacturer: knownValues(index.manufacturer, requested.manufacturer),
    color: knownValues(index.color, requested.color),
    store: knownValues(index.store, requested.store),
    size: knownValues(index.size, requested.size),
    group: knownGroups(index, requested.group),
    price: clampRange(requested.price, index.price.extent),
    properties: knownProperties(properties, requested.properties),
    show: requested.show,
    page: requested.page,
  };
}

/**
 * The existing values, in the requested order. A comma and an underscore are equivalent. A text that is no value key may
 * match in another case or by display name: older addresses and backends without keys use those.
 */
function knownValues({ values }: ValueColumn, requested: readonly string[]): string[] {
  if (requested.length === 0) return [];
  const exact = new Map(values.map(({ value }) => [writtenValue(value), value]));
  const loose = new Map<string, string>();
  const isLoose = requested.some((value) => !exact.has(writtenValue(value)));
  if (isLoose) {
    for (const { value, name } of values) {
      for (const key of [folded(value), folded(name)]) if (!loose.has(key)) loose.set(key, value);
    }
  }
  return [...new Set(requested.flatMap((value) => exact.get(writtenValue(value)) ?? loose.get(folded(value)) ?? []))];
}

const folded = (value: string): string => writtenValue(value).normalize('NFC').toLowerCase();

/** Whether an address names a known value in a non-canonical way: in another case, or by a display name that has a key. */
export function hasNonCanonicalNames(requested: ListQuery, known: ListQuery): boolean {
  const differs = (written: readonly string[], values: readonly string[]) => {
    const there = new Set(written.map(writtenValue));
    return values.some((value) => !there.has(writtenValue(value).trim()));
  };
  if (VALUE_FILTERS.some((name) => differs(requested[name], known[name]))) return true;
  return [...known.properties].some(([slug, filter]) => {
    const given = requested.properties.get(slug);
    return filter.kind === 'checkbox' && given?.kind === 'checkbox' && differs(given.values, filter.values);
  });
}

/** The groups that narrow the list: one that contains all of it, such as the page's own group, is not a filter. */
function knownGroups({ group, total }: ListIndex, requested: readonly string[]): string[] {
  const known = new Set(group.values.filter((_, place) => narrows(group, place, total)).map(({ value }) => value));
  return [...new Set(requested)].filter((id) => known.has(id));
}

function knownProperties(
  columns: readonly PropertyColumn[],
  requested: ReadonlyMap<string, PropertyFilter>,
): ReadonlyMap<string, PropertyFilter> {
  const known = new Map<string, PropertyFilter>();
  for (const column of columns) {
    const filter = requested.get(column.slug);
    if (!filter || !isFilterName(column.slug)) continue;
    if (filter.kind === 'range' && column.kind === 'range') {
      const range = clampRange(filter.range, column.column.extent);
      if (range) known.set(column.slug, { kind: 'range', range });
    } else if (filter.kind === 'checkbox' && column.kind === 'checkbox') {
      const values = knownValues(column.column, filter.values);
      if (values.length > 0) known.set(column.slug, { kind: 'checkbox', values });
    }
  }
  return known;
}
