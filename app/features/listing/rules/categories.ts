import type { ListIndex } from './list-index';
import { hasValue } from './value-column';

/**
 * The product group's name for each row: the last matching group in tree order, which is depth-first, so no subgroup of it
 * contains the row. Empty for a row without a group.
 */
export function categoriesOf({ group }: Pick<ListIndex, 'group'>, rows: readonly number[]): string[] {
  return rows.map((row) => group.values.findLast((_, place) => hasValue(group, place, row))?.name ?? '');
}
