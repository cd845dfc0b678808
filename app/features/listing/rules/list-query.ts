import { formatRange, parseRange, parseRangeFields, type Range, type ReadNumber, readPlainNumber } from './list-range';

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

/** The filter of a dynamic property in an address. */
export type PropertyFilter =
  | { readonly kind: 'range'; readonly range: Range }
  | { readonly kind: 'checkbox'; readonly values: readonly string[] };

/** A dynamic property that a listing can filter by. */
export interface KnownProperty {
  /** Its parameter name. */
  readonly slug: string;
  /** Accepted aliases of the parameter: its names in other languages. */
  readonly aliases?: readonly string[];
  readonly kind: PropertyFilter['kind'];
}

/** The query of a listing's address. Values are as written; whether they exist is checked against the products. */
export interface ListQuery {
  /** Null: the group's default sort. */
  readonly sort: Sort | null;
  /** Text to find in the products' texts, as typed. */
  readonly text: string | null;
  readonly manufacturer: readonly string[];
  readonly color: readonly string[];
  readonly store: readonly string[];
  readonly size: readonly string[];
  /** Ids of product groups, as text. */
  readonly group: readonly string[];
  /** Euros. */
  readonly price: Range | null;
  /** Keyed by property slug. */
  readonly properties: ReadonlyMap<string, PropertyFilter>;
  /** Number of products to show; null: the first page. */
  readonly show: number | null;
  readonly page: number;
}

/** Products per page (Specification 2 §9); the first page shows all when there are fewer than twice as many. */
export const PAGE_SIZE = 60;
const WHOLE_LIST = 120;
/** Max number of products on one page, however often Load more is pressed. */
export const MAX_SHOWN = 1000;
const MAX_VALUES = 100;
const MAX_PARAMETER_LENGTH = 2000;
const MAX_TEXT_LENGTH = 100;

/** Parameters of every list, in addition to its dynamic properties. */
export const LIST_PARAMETERS = [...VALUE_FILTERS, 'sort', 'text', 'price', 'show', 'page', 'filters', 'q'] as const;

/** Reserved parameters: they take precedence over a property with the same slug. */
const RESERVED: ReadonlySet<string> = new Set([
  ...LIST_PARAMETERS,
  ...['select-color', 'grid', 'description', 'language', 'delivery_country', 'currency', 'preview'],
]);

/** Whether a property's slug can be a parameter name: `-min` and `-max` are the two ends of a range. */
export const isFilterName = (slug: string): boolean =>
  slug !== '' && !RESERVED.has(slug) && !/-(?:min|max)$/.test(slug);

/** The sort for a group's server value; the recommended one when unknown. */
export function sortOfServerValue(value: string): Sort {
  return SERVER_SORTS.get(value) ?? 'default';
}

/** Number of products on the first page of a list. Specification 2 §9. */
export function firstPageSize(count: number): number {
  return count < WHOLE_LIST ? WHOLE_LIST : PAGE_SIZE;
}

/**
 * Number of products on a page: the first page's, or the number reached with Load more, from 60 to 1,000. Specification 2
 * §4, §9.
 */
export function shownCount(show: number | null, count: number): number {
  return show === null ? firstPageSize(count) : Math.min(Math.max(show, PAGE_SIZE), MAX_SHOWN);
}

/** Encodes a size or property value for a comma list in an address: an underscore for each comma. Specification 2 §2. */
export const writtenValue = (value: string): string => value.replaceAll(',', '_');

function listParameter(parameters: URLSearchParams, name: string): string[] {
  const values = parameters
    .getAll(name)
    .slice(0, MAX_VALUES)
    .flatMap((text) => text.slice(0, MAX_PARAMETER_LENGTH).split(',', MAX_VALUES))
    .map((value) => value.trim())
    .filter((value) => value !== '');
  return [...new Set(values)].slice(0, MAX_VALUES);
}

const withCommas = (values: readonly string[]): string[] => values.map((value) => value.replaceAll('_', ','));

/**
 * Reads a range from one parameter (`price=10-20`) or from the two fields of a form without scripts
 * (`price-min=10&price-max=20`).
 */
function rangeParameter(parameters: URLSearchParams, name: string, readNumber: ReadNumber): Range | null {
  return (
    parseRange(parameters.get(name) ?? '') ??
    parseRangeFields(parameters.get(`${name}-min`), parameters.get(`${name}-max`), readNumber)
  );
}

function textParameter(parameters: URLSearchParams): string | null {
  const typed = (parameters.get('text') ?? '').slice(0, 4 * MAX_TEXT_LENGTH).trim();
  // cut by code points, never inside a surrogate pair
  const text = [...typed].slice(0, MAX_TEXT_LENGTH).join('');
  return text === '' ? null : text;
}

function propertyParameters(
  parameters: URLSearchParams,
  known: readonly KnownProperty[],
  readNumber: ReadNumber,
): ReadonlyMap<string, PropertyFilter> {
  const read = (name: string, kind: PropertyFilter['kind']): PropertyFilter | null => {
    if (kind === 'range') {
      const range = rangeParameter(parameters, name, readNumber);
      return range && { kind, range };
    }
    const values = withCommas(listParameter(parameters, name));
    return values.length > 0 ? { kind, values } : null;
  };
  const filters = new Map<string, PropertyFilter>();
  for (const { slug, aliases = [], kind } of known) {
    if (!isFilterName(slug)) continue;
    const filter = read(slug, kind) ?? aliases.map((alias) => read(alias, kind)).find((found) => found !== null);
    if (filter) filters.set(slug, filter);
  }
  return filters;
}

/** Parses a whole number above 0 of any length, capped at `max`. */
export function whole(text: string | null, max: number): number | null {
  return text !== null && /^\d+$/.test(text) && Number(text) > 0 ? Math.min(Number(text), max) : null;
}

/**
 * Reads a listing's address. Comma lists; in sizes and properties a comma is written as an underscore; unknown sorts and
 * malformed ranges are ignored; `select-color` belongs to the product page and is ignored here. Specification 2 §2.
 * @param known the dynamic properties whose parameters are read; reserved names take precedence over their slugs
 * @param readNumber parses a typed number in the page's language
 */
export function parseListQuery(
  parameters: URLSearchParams,
  known: readonly KnownProperty[] = [],
  readNumber: ReadNumber = readPlainNumber,
): ListQuery {
  const sort = parameters.get('sort');
  return {
    sort: SORTS.find((each) => each === sort) ?? null,
    text: textParameter(parameters),
    manufacturer: listParameter(parameters, 'manufacturer'),
    color: listParameter(parameters, 'color'),
    store: listParameter(parameters, 'store'),
    size: withCommas(listParameter(parameters, 'size')),
    group: listParameter(parameters, 'group'),
    price: rangeParameter(parameters, 'price', readNumber),
    properties: propertyParameters(parameters, known, readNumber),
    show: whole(parameters.get('show'), MAX_SHOWN),
    page: whole(parameters.get('page'), 100_000) ?? 1,
  };
}

/** Formats a listing's query; default values are left out. Specification 2 §4, §5. */
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

/** Whether any filter is set: such pages are not indexed by search engines. */
export function isFiltered(query: ListQuery): boolean {
  return (
    query.text !== null ||
    query.price !== null ||
    query.properties.size > 0 ||
    VALUE_FILTERS.some((name) => query[name].length > 0)
  );
}
