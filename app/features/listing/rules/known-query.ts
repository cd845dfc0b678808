import type { ListIndex, PropertyColumn } from './list-index';
import { isFilterName, type ListQuery, type PropertyFilter, type Sort, writtenValue } from './list-query';
import { clampRange } from './list-range';
import { textKey } from './text-key';
import { narrows, type ValueColumn } from './value-column';

/**
 * What an address asks for, as far as it is known among the products: values that some product has, ranges clamped to their
 * extent and dropped when they span all of it, no sort that is the group's own. Specification 2 §4, §5.
 */
export function knownQuery(
  index: ListIndex,
  asked: ListQuery,
  groupSort: Sort,
  properties: readonly PropertyColumn[],
): ListQuery {
  return {
    sort: asked.sort === groupSort ? null : asked.sort,
    text: asked.text !== null && textKey(asked.text) !== '' ? asked.text : null,
    manufacturer: knownValues(index.manufacturer, asked.manufacturer),
    color: knownValues(index.color, asked.color),
    store: knownValues(index.store, asked.store),
    size: knownValues(index.size, asked.size),
    group: knownGroups(index, asked.group),
    price: clampRange(asked.price, index.price.extent),
    properties: knownProperties(properties, asked.properties),
    show: asked.show,
    page: asked.page,
  };
}

/** The values that there are, in the order asked for. A comma and an underscore are written alike. */
function knownValues({ values }: ValueColumn, asked: readonly string[]): string[] {
  if (asked.length === 0) return [];
  const written = new Set(asked.map(writtenValue));
  const known = values.filter(({ value }) => written.has(writtenValue(value))).map(({ value }) => value);
  const place = new Map([...written].map((value, index) => [value, index]));
  return known.sort((a, b) => (place.get(writtenValue(a)) ?? 0) - (place.get(writtenValue(b)) ?? 0));
}

/** The groups that narrow the list: one that holds all of it, as the group of the page does, is no filter. */
function knownGroups({ group, total }: ListIndex, asked: readonly string[]): string[] {
  const known = new Set(group.values.filter((_, place) => narrows(group, place, total)).map(({ value }) => value));
  return [...new Set(asked)].filter((id) => known.has(id));
}

function knownProperties(
  columns: readonly PropertyColumn[],
  asked: ReadonlyMap<string, PropertyFilter>,
): ReadonlyMap<string, PropertyFilter> {
  const known = new Map<string, PropertyFilter>();
  for (const column of columns) {
    const filter = asked.get(column.slug);
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
