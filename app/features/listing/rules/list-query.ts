import { formatRange, parseRange, parseRangeFields, type Range } from './list-range';

/** The eight sorts by their option keys, in the order of the sort menu (Specification 2 §9). */
export const SORTS = ['default', 'popular', 'newest', 'stars', 'offers', 'lowest', 'highest', 'alphabetical'] as const;
export type Sort = (typeof SORTS)[number];

/** Server values of the sorts (Specification 2 §9). */
const SERVER_SORTS: ReadonlyMap<string, Sort> = new Map([
  ['most-popular', 'default'],
  ['most-sold', 'popular'],
  ['newest', 'newest'],
  ['stars', 'stars'],
  ['best-offer', 'offers'],
  ['price-lowest', 'lowest'],
  ['price-highest', 'highest'],
  ['alphabetical-asc', 'alphabetical'],
]);

/** The filters whose values are lists, by their names in addresses (Specification 2 §2). */
export const VALUE_FILTERS = ['manufacturer', 'color', 'store', 'size', 'group'] as const;
export type ValueFilter = (typeof VALUE_FILTERS)[number];

/** What an address asks of a dynamic property. */
export type PropertyFilter =
  | { readonly kind: 'range'; readonly range: Range }
  | { readonly kind: 'checkbox'; readonly values: readonly string[] };

/** A dynamic property that a listing can filter by. */
export interface KnownProperty {
  readonly slug: string;
  readonly kind: PropertyFilter['kind'];
}

/** What a listing's address asks for. Values are as written: which of them are known is judged against the products. */
export interface ListQuery {
  /** Null: the group's own sort. */
  readonly sort: Sort | null;
  /** Words to be found in the products' texts, as typed. */
  readonly text: string | null;
  readonly manufacturer: readonly string[];
  readonly color: readonly string[];
  readonly store: readonly string[];
  readonly size: readonly string[];
  /** Ids of product groups, as text. */
  readonly group: readonly string[];
  /** Euros. */
  readonly price: Range | null;
  /** By the slug of the property. */
  readonly properties: ReadonlyMap<string, PropertyFilter>;
  /** How many to show; null: the first page. */
  readonly show: number | null;
  readonly page: number;
}

/** Products a page (Specification 2 §9): all of them when there are fewer than twice as many. */
export const PAGE_SIZE = 60;
const WHOLE_LIST = 120;
/** Most that one page shows, however often Load more is pressed. */
export const MOST_SHOWN = 1000;
const MOST_VALUES = 100;
const LONGEST_PARAMETER = 2000;
const LONGEST_TEXT = 100;

/** Parameters that every list answers to, besides the dynamic properties it has. */
export const LIST_PARAMETERS = [...VALUE_FILTERS, 'sort', 'text', 'price', 'show', 'page', 'filters', 'q'] as const;

/** Parameters that mean something else than a dynamic property: they win over a property of the same slug. */
const RESERVED: ReadonlySet<string> = new Set([
  ...LIST_PARAMETERS,
  ...['select-color', 'grid', 'description', 'language', 'delivery_country', 'currency', 'preview'],
]);

/** Whether a property's slug can be the name of a parameter of its own: `-min` and `-max` are the two ends of a range. */
export const isFilterName = (slug: string): boolean =>
  slug !== '' && !RESERVED.has(slug) && !/-(?:min|max)$/.test(slug);

/** The sort that a group's server value means; the recommended one when it is unknown. */
export function sortOfServerValue(value: string): Sort {
  return SERVER_SORTS.get(value) ?? 'default';
}

/** How many products the first page of a list shows. Specification 2 §9. */
export function firstPageSize(count: number): number {
  return count < WHOLE_LIST ? WHOLE_LIST : PAGE_SIZE;
}

/**
 * How many products a page shows: the first page's, or as many as Load more has come to, from 60 to 1,000.
 * Specification 2 §4, §9.
 */
export function shownCount(show: number | null, count: number): number {
  return show === null ? firstPageSize(count) : Math.min(Math.max(show, PAGE_SIZE), MOST_SHOWN);
}

/** How a value of a size or property stands in a list of an address: with an underscore for each comma. Specification 2 §2. */
export const writtenValue = (value: string): string => value.replaceAll(',', '_');

function listParameter(parameters: URLSearchParams, name: string): string[] {
  const values = parameters
    .getAll(name)
    .slice(0, MOST_VALUES)
    .flatMap((text) => text.slice(0, LONGEST_PARAMETER).split(',', MOST_VALUES))
    .map((value) => value.trim())
    .filter((value) => value !== '');
  return [...new Set(values)].slice(0, MOST_VALUES);
}

const withCommas = (values: readonly string[]): string[] => values.map((value) => value.replaceAll('_', ','));

/** A range given whole (`price=10-20`) or by the two fields of a form without scripts (`price-min=10&price-max=20`). */
function rangeParameter(parameters: URLSearchParams, name: string): Range | null {
  return (
    parseRange(parameters.get(name) ?? '') ??
    parseRangeFields(parameters.get(`${name}-min`), parameters.get(`${name}-max`))
  );
}

function textParameter(parameters: URLSearchParams): string | null {
  const typed = (parameters.get('text') ?? '').slice(0, 4 * LONGEST_TEXT).trim();
  // by code points: half a character would be none
  const text = [...typed].slice(0, LONGEST_TEXT).join('');
  return text === '' ? null : text;
}

function propertyParameters(
  parameters: URLSearchParams,
  known: readonly KnownProperty[],
): ReadonlyMap<string, PropertyFilter> {
  const asked = new Map<string, PropertyFilter>();
  for (const { slug, kind } of known) {
    if (!isFilterName(slug)) continue;
    if (kind === 'range') {
      const range = rangeParameter(parameters, slug);
      if (range) asked.set(slug, { kind, range });
    } else {
      const values = withCommas(listParameter(parameters, slug));
      if (values.length > 0) asked.set(slug, { kind, values });
    }
  }
  return asked;
}

function whole(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,7}$/.test(text) && Number(text) > 0 ? Math.min(Number(text), most) : null;
}

/**
 * Reads a listing's address. Comma lists; in sizes and properties a comma is written as an underscore; unknown sorts and
 * malformed ranges are as good as absent; `select-color` is the product page's and means nothing here. Specification 2 §2.
 * @param known the dynamic properties whose parameters count; reserved names win over their slugs
 */
export function parseListQuery(parameters: URLSearchParams, known: readonly KnownProperty[] = []): ListQuery {
  const sort = parameters.get('sort');
  return {
    sort: SORTS.find((each) => each === sort) ?? null,
    text: textParameter(parameters),
    manufacturer: listParameter(parameters, 'manufacturer'),
    color: listParameter(parameters, 'color'),
    store: listParameter(parameters, 'store'),
    size: withCommas(listParameter(parameters, 'size')),
    group: listParameter(parameters, 'group'),
    price: rangeParameter(parameters, 'price'),
    properties: propertyParameters(parameters, known),
    show: whole(parameters.get('show'), MOST_SHOWN),
    page: whole(parameters.get('page'), 100_000) ?? 1,
  };
}

/** Writes a listing's query; what equals the default is left out. Specification 2 §4, §5. */
export function formatListQuery(query: Partial<ListQuery>): Record<string, string> {
  const parameters = new Map<string, string>();
  const list = (name: string, values: readonly string[] | undefined) => {
    if (values && values.length > 0) parameters.set(name, values.map(writtenValue).join(','));
  };
  for (const [slug, filter] of query.properties ?? []) {
    if (filter.kind === 'checkbox') list(slug, filter.values);
    else parameters.set(slug, formatRange(filter.range));
  }
  if (query.sort) parameters.set('sort', query.sort);
  if (query.text) parameters.set('text', query.text);
  for (const name of VALUE_FILTERS) list(name, query[name]);
  if (query.price) parameters.set('price', formatRange(query.price));
  if (query.show) parameters.set('show', String(query.show));
  if (query.page && query.page > 1) parameters.set('page', String(query.page));
  return Object.fromEntries(parameters);
}

/** Whether anything is filtered: such pages stay out of search engines. */
export function isFiltered(query: ListQuery): boolean {
  return (
    query.text !== null ||
    query.price !== null ||
    query.properties.size > 0 ||
    VALUE_FILTERS.some((name) => query[name].length > 0)
  );
}
