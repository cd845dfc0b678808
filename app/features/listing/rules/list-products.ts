import type { ProductCard } from '~/features/catalog/card';
import { firstPageSize, type ListQuery, PAGE_SIZE, type Range, type Sort } from './list-query';
import { compareSizes } from './size-order';

/** A value one can filter by, and how many products it would leave given the other filters. */
export interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** Colour circle, of colours only. */
  readonly control?: string | undefined;
}

export interface Facets {
  readonly manufacturer: readonly FacetValue[];
  readonly color: readonly FacetValue[];
  readonly size: readonly FacetValue[];
  /** Whole euros: the extent of all products, and what is chosen of it. */
  readonly price: {
    readonly extent: { readonly min: number; readonly max: number };
    readonly chosen: Range | null;
    /** Products by price, in steps of the same width over the extent, given the other filters. */
    readonly buckets: readonly number[];
  };
}

/** A listing, answered. `query` holds only what was known among the products. */
export interface ProductList {
  readonly cards: readonly ProductCard[];
  /** Products that match, on all pages. */
  readonly count: number;
  readonly facets: Facets;
  readonly query: ListQuery;
  readonly sort: Sort;
  readonly pages: number;
  /** Place of the first card shown in the whole list, from 0. */
  readonly start: number;
}

type FilterName = 'manufacturer' | 'color' | 'size' | 'price';
type Test = (card: ProductCard) => boolean;

const discountFraction = ({ price }: ProductCard) =>
  price.reference === null || price.reference <= 0 ? 0 : 1 - price.active / price.reference;

const byName = (collator: Intl.Collator) => (a: ProductCard, b: ProductCard) => collator.compare(a.name, b.name);

/** How each sort orders; ties keep the order in which the backend recommends. Specification 2 §9. */
function comparator(sort: Sort, collator: Intl.Collator): ((a: ProductCard, b: ProductCard) => number) | null {
  switch (sort) {
    case 'default':
      return null;
    case 'popular':
      return (a, b) => b.soldAmount - a.soldAmount;
    case 'newest':
      return (a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0);
    case 'stars':
      return (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount;
    case 'offers':
      return (a, b) => discountFraction(b) - discountFraction(a);
    case 'lowest':
      return (a, b) => a.price.active - b.price.active;
    case 'highest':
      return (a, b) => b.price.active - a.price.active;
    case 'alphabetical':
      return byName(collator);
  }
}

interface Option {
  name: string;
  control?: string;
}

/** All the values that products have, by filter. */
function optionsOf(cards: readonly ProductCard[]) {
  const manufacturer = new Map<string, Option>();
  const color = new Map<string, Option>();
  const size = new Map<string, Option>();
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const card of cards) {
    manufacturer.set(card.manufacturerSlug, { name: card.manufacturer });
    for (const { slug, name, control } of card.colors) color.set(slug, { name, control });
    for (const name of card.sizes) size.set(name, { name });
    min = Math.min(min, card.price.active);
    max = Math.max(max, card.price.active);
  }
  const extent = cards.length === 0 ? { min: 0, max: 0 } : { min: Math.floor(min / 100), max: Math.ceil(max / 100) };
  return { manufacturer, color, size, extent };
}

const BUCKETS = 20;

function bucketsOf(
  cards: readonly ProductCard[],
  { min, max }: { min: number; max: number },
  passes: (card: ProductCard, except: FilterName) => boolean,
): number[] {
  const buckets = new Array<number>(BUCKETS).fill(0);
  const width = Math.max(1, max - min) / BUCKETS;
  for (const card of cards) {
    if (!passes(card, 'price')) continue;
    const index = Math.min(BUCKETS - 1, Math.floor((card.price.active / 100 - min) / width));
    buckets[index] = (buckets[index] ?? 0) + 1;
  }
  return buckets;
}

/** A range clamped to the extent; null when it spans all of it. Specification 2 §4, §5. */
export function clampRange(range: Range | null, extent: { min: number; max: number }): Range | null {
  if (!range) return null;
  const clamp = (value: number) => Math.min(Math.max(value, extent.min), extent.max);
  const min = range.min === null ? extent.min : clamp(range.min);
  const max = range.max === null ? extent.max : clamp(range.max);
  return min <= extent.min && max >= extent.max ? null : { min, max };
}

function testsOf(query: ListQuery): Record<FilterName, Test | null> {
  const brands = new Set(query.manufacturer);
  const colors = new Set(query.color);
  const sizes = new Set(query.size);
  const { price } = query;
  const min = (price?.min ?? 0) * 100;
  const max = (price?.max ?? Number.POSITIVE_INFINITY) * 100;
  return {
    manufacturer: brands.size === 0 ? null : (card) => brands.has(card.manufacturerSlug),
    color: colors.size === 0 ? null : (card) => card.colors.some(({ slug }) => colors.has(slug)),
    size: sizes.size === 0 ? null : (card) => card.sizes.some((size) => sizes.has(size)),
    price: price === null ? null : (card) => card.price.active >= min && card.price.active <= max,
  };
}

/**
 * Filters, counts, sorts and slices a list of products. Pure; the list's own order is the recommended one.
 * A value is counted as if its own filter were not there, so that one sees what choosing it as well would add.
 * @param cards every product of the group, in the recommended order
 * @param asked what the address asks for; unknown values are ignored. Specification 2 §5
 * @param groupSort the group's default sort
 * @param language BCP 47 tag for sorting names
 */
export function listProducts(
  cards: readonly ProductCard[],
  asked: ListQuery,
  groupSort: Sort,
  language: string,
): ProductList {
  const options = optionsOf(cards);
  const query: ListQuery = {
    ...asked,
    sort: asked.sort === groupSort ? null : asked.sort,
    manufacturer: asked.manufacturer.filter((value) => options.manufacturer.has(value)),
    color: asked.color.filter((value) => options.color.has(value)),
    size: asked.size.filter((value) => options.size.has(value)),
    price: clampRange(asked.price, options.extent),
  };
  const tests = testsOf(query);
  const passes = (card: ProductCard, except?: FilterName) =>
    (Object.keys(tests) as FilterName[]).every((name) => name === except || tests[name] === null || tests[name](card));

  const collator = new Intl.Collator(language, { numeric: true });
  const facet = (
    name: 'manufacturer' | 'color' | 'size',
    values: (card: ProductCard) => readonly string[],
    compare: (a: FacetValue, b: FacetValue) => number,
  ): FacetValue[] => {
    const counts = new Map<string, number>();
    for (const card of cards) {
      if (passes(card, name))
        for (const value of new Set(values(card))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const chosen = new Set(query[name]);
    return [...options[name]]
      .map(([value, option]) => ({ value, ...option, count: counts.get(value) ?? 0, isChosen: chosen.has(value) }))
      .sort(compare);
  };

  const sort = query.sort ?? groupSort;
  const order = comparator(sort, collator);
  const matching = cards.filter((card) => passes(card));
  const sorted = order ? matching.sort(order) : matching;
  const firstPage = firstPageSize(sorted.length);
  const pages = Math.max(1, Math.ceil(sorted.length / firstPage));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * firstPage;
  const names = (a: FacetValue, b: FacetValue) => collator.compare(a.name, b.name);
  return {
    cards: sorted.slice(start, start + Math.max(query.show ?? 0, firstPage)),
    count: sorted.length,
    facets: {
      manufacturer: facet('manufacturer', (card) => [card.manufacturerSlug], names),
      color: facet('color', (card) => card.colors.map(({ slug }) => slug), names),
      size: facet(
        'size',
        (card) => card.sizes,
        (a, b) => compareSizes(a.name, b.name),
      ),
      price: { extent: options.extent, chosen: query.price, buckets: bucketsOf(cards, options.extent, passes) },
    },
    query: { ...query, page },
    sort,
    pages,
    start,
  };
}

/** How many more one press of Load more shows, null when all are shown. Specification 2 §4, §9. */
export function nextShow({ start, cards, count }: Pick<ProductList, 'start' | 'cards' | 'count'>): number | null {
  return start + cards.length < count ? cards.length + PAGE_SIZE : null;
}
