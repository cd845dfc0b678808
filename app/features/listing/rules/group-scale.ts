import type { ListIndex } from './list-index';

/** Where a product stands among those of its group, by a measured property. */
export type GroupScale = {
  /** The property, and the unit of the numbers. */
  readonly name: string;
  readonly unit: string;
  readonly own: number;
  readonly from: number;
  /** Half of the products have at most this. */
  readonly median: number;
  readonly to: number;
};

/** Fewest products that make a scale. */
export const MIN_SCALE = 8;

/**
 * The scale of the first property, in the order of the product's page, that the product has one number of and at least eight products
 * of the list differ in; null when there is none. The numbers are those of the list's filter.
 * @param names of the product's properties, in the language of the list
 */
export function groupScale(
  { ids, properties }: Pick<ListIndex, 'ids' | 'properties'>,
  modelId: number,
  names: readonly string[],
): GroupScale | null {
  const row = ids.indexOf(modelId);
  if (row < 0) return null;
  for (const wanted of names) {
    const property = properties.find(({ name, kind }) => kind === 'range' && name === wanted);
    if (property?.kind !== 'range') continue;
    const { rows, numbers, isVaried } = property.column;
    const own = [...numbers].filter((_, at) => rows[at] === row);
    const [number] = own;
    if (!isVaried || own.length !== 1 || number === undefined || new Set(rows).size < MIN_SCALE) continue;
    const sorted = numbers.toSorted();
    const at = (place: number) => sorted[place] ?? number;
    const { name, unit } = property;
    return { name, unit, own: number, from: at(0), median: at((sorted.length - 1) >> 1), to: at(sorted.length - 1) };
  }
  return null;
}
