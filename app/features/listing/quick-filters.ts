import { commonOptions } from './common-options';
import { inOrder } from './filter-fields';
import { type FacetOption, type FacetView, type ListView, listAddress, type ValuesFacet } from './list-view';

/** The filters that people use most, in the order of their chips; others by values fill up the places. */
const MOST_USED = ['size', 'manufacturer', 'color', 'price'];
const CHIPS = 4;
/** Options of one chip; all of them are in the panel. */
const OPTIONS = 12;
const TILES = 24;

/** A filter of the bar: a range, or values of which the panel may have more. */
export type QuickFacet = Exclude<FacetView, { readonly kind: 'text' }>;

/** The filters that stand in the bar of a wide screen. Fewer than two values leave nothing to choose. */
export function quickFacets(facets: readonly FacetView[]): readonly QuickFacet[] {
  const usable = facets.flatMap((facet) =>
    facet.kind === 'range' || (facet.kind === 'values' && facet.options.length > 1) ? [facet] : [],
  );
  const most = MOST_USED.flatMap((name) => usable.find((facet) => facet.name === name) ?? []);
  const others = usable.filter(({ kind, name }) => kind === 'values' && !MOST_USED.includes(name) && name !== 'store');
  return [...most, ...others].slice(0, CHIPS);
}

/** The options of a chip in their order: those with most products, and what is chosen; without those that would leave none. */
export function quickOptions({ options, look }: ValuesFacet): readonly FacetOption[] {
  const usable = options.filter(({ count, isChosen }) => count > 0 || isChosen);
  return commonOptions(usable, look === 'tiles' ? TILES : OPTIONS);
}

/** The address of the list with an option more, or without it when it is chosen. */
export function toggledAddress(
  list: Pick<ListView, 'path' | 'parameters'>,
  { name, options }: ValuesFacet,
  toggled: FacetOption,
): string {
  const { [name]: _, ...rest } = list.parameters;
  const chosen = options.filter((option) => (option === toggled ? !option.isChosen : option.isChosen));
  const written = chosen.map(({ value }) => value).join(',');
  return listAddress({ path: list.path, parameters: inOrder(written ? { ...rest, [name]: written } : rest) });
}
