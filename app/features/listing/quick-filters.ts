import { commonOptions } from './common-options';
import { inOrder } from './filter-fields';
import { type FacetOption, type FacetView, type ListView, listAddress, type ValuesFacet } from './list-view';

/** The filters that people use most, in the order of their chips; others by values fill up the places. */
const MOST_USED = ['size', 'manufacturer', 'color', 'price'];
const CHIPS = 4;
/** The room of chips in letters, in the narrowest bar that has more than four of them; a chip's frame takes that of seven. */
const ROOM = 84;
const FRAME = 7;
/** Options of one chip; all of them are in the panel. */
const OPTIONS = 12;
const TILES = 24;

/** A filter of the bar: a range, or values of which the panel may have more. */
export type QuickFacet = Exclude<FacetView, { readonly kind: 'text' }>;

type QuickList = Pick<ListView, 'facets' | 'count' | 'isCompared'>;

/**
 * The filters that stand in the bar of a wide screen: the most used ones. A group that compares its products by measurements has its own
 * first two besides, such as persons and weight of tents, litres of packs; and no size where many of its products have none. Bars that
 * have room for four chips show the first four. Fewer than two values leave nothing to choose.
 */
export function quickFacets({ facets, count, isCompared }: QuickList): readonly QuickFacet[] {
  const usable = facets.flatMap((facet) =>
    facet.kind === 'range' || (facet.kind === 'values' && facet.options.length > 1) ? [facet] : [],
  );
  const named = (...names: readonly string[]) =>
    names.flatMap((name) => usable.find((facet) => facet.name === name) ?? []);
  const others = usable.filter(({ name }) => !MOST_USED.includes(name) && name !== 'store');
  if (!isCompared) return [...named(...MOST_USED), ...others.filter(({ kind }) => kind === 'values')].slice(0, CHIPS);
  const [first, second] = others.filter(({ name }) => name !== 'group');
  const sizes = named('size').filter((size) => size.kind !== 'values' || isCommon(size, count));
  let room = ROOM;
  const order = [...sizes, first, ...named('manufacturer', 'price'), second, ...named('color')];
  return order
    .flatMap((facet) => facet ?? [])
    .filter(({ title }, place) => {
      const taken = title.length + FRAME;
      if (place >= CHIPS && taken > room) return false;
      room -= taken;
      return true;
    });
}

/** Whether a value of the filter comes to each of the list's products on average, or one is chosen. */
const isCommon = ({ options }: ValuesFacet, count: number): boolean =>
  options.some(({ isChosen }) => isChosen) || options.reduce((sum, option) => sum + option.count, 0) >= count;

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
