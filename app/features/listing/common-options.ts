import type { FacetOption } from './list-view';

/** The options with the most products, and those that are chosen, in the order of the filter. */
export function commonOptions(options: readonly FacetOption[], count: number): readonly FacetOption[] {
  const most = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, count));
  return options.filter((option) => option.isChosen || most.has(option));
}

/** A number, or a range or product of numbers, and its unit. */
const MEASURED = /^\d[\d,.–× -]* (\p{L}+)$/u;

/** The unit of measured sizes where all have the same, to be said once: `cm` of `177 cm` and `184 cm`; else empty. */
export function sharedUnit(options: readonly Pick<FacetOption, 'name'>[]): string {
  const units = new Set(options.map(({ name }) => MEASURED.exec(name)?.[1] ?? ''));
  const [unit = ''] = units;
  return units.size === 1 ? unit : '';
}
