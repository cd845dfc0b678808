/** The eight sorts by their option keys, in the order of the sort menu (Specification 2 §9). */
export const SORTS = ['default', 'popular', 'newest', 'stars', 'offers', 'lowest', 'highest', 'alphabetical'] as const;
export type Sort = (typeof SORTS)[number];

/** Server values of the sorts (Specification 2 §9). */
const SERVER_SORTS: Readonly<Record<string, Sort>> = {
  'most-popular': 'default',
  'most-sold': 'popular',
  newest: 'newest',
  stars: 'stars',
  'best-offer': 'offers',
  'price-lowest': 'lowest',
  'price-highest': 'highest',
  'alphabetical-asc': 'alphabetical',
};

/** A closed range; either end may be open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a listing's address asks for. Values are as written: which of them are known is judged against the products. */
export interface ListQuery {
  /** Null: the group's own sort. */
  readonly sort: Sort | null;
  readonly manufacturer: readonly string[];
  readonly color: readonly string[];
  readonly size: readonly string[];
  /** Euros. */
  readonly price: Range | null;
  /** How many to show at most; null: the first page. */
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

/** The sort that a group's server value means; the recommended one when it is unknown. */
export function sortOfServerValue(value: string): Sort {
  return Object.hasOwn(SERVER_SORTS, value) ? (SERVER_SORTS[value] ?? 'default') : 'default';
}

/** How many products the first page of a list shows. Specification 2 §9. */
export function firstPageSize(count: number): number {
  return count < WHOLE_LIST ? WHOLE_LIST : PAGE_SIZE;
}

function listParameter(parameters: URLSearchParams, name: string): string[] {
  const values = parameters
    .getAll(name)
    .flatMap((text) => text.slice(0, LONGEST_PARAMETER).split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
  return [...new Set(values)].slice(0, MOST_VALUES);
}

/** A number as ranges write it: at most twelve digits. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,4})?$/;

/**
 * A range as addresses write it: `10-200`. A negative number has a leading minus (`-5-10`, `-10--5`); an end may be missing
 * (`10-`, `-200`); ends given the wrong way round are turned. Specification 2 §2.
 * @returns null for anything else
 */
export function parseRange(text: string): Range | null {
  const match = /^(-?[\d.]+)?-(-?[\d.]+)?$/.exec(text.slice(0, 60));
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const end = (value: string | undefined) =>
    value === undefined ? null : NUMBER.test(value) ? Number(value) : Number.NaN;
  const min = end(match[1]);
  const max = end(match[2]);
  if (Number.isNaN(min) || Number.isNaN(max)) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Writes a range for an address. */
export function formatRange({ min, max }: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** The price range of a listing's form, whose two fields are sent apart without scripts: `price-min`, `price-max`. */
function priceParameter(parameters: URLSearchParams): Range | null {
  const written = parseRange(parameters.get('price') ?? '');
  if (written) return written;
  const field = (name: string) => {
    const text = (parameters.get(name) ?? '').trim().replace(',', '.');
    return NUMBER.test(text) ? Number(text) : null;
  };
  const min = field('price-min');
  const max = field('price-max');
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function whole(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,7}$/.test(text) && Number(text) > 0 ? Math.min(Number(text), most) : null;
}

/**
 * Reads a listing's address. Comma lists; in sizes a comma is written as an underscore; unknown sorts and malformed
 * ranges are as good as absent. Specification 2 §2.
 */
export function parseListQuery(parameters: URLSearchParams): ListQuery {
  const sort = parameters.get('sort');
  return {
    sort: SORTS.find((known) => known === sort) ?? null,
    manufacturer: listParameter(parameters, 'manufacturer'),
    color: listParameter(parameters, 'color'),
    size: listParameter(parameters, 'size').map((size) => size.replaceAll('_', ',')),
    price: priceParameter(parameters),
    show: whole(parameters.get('show'), MOST_SHOWN),
    page: whole(parameters.get('page'), 100_000) ?? 1,
  };
}

/** Writes a listing's query; what equals the default is left out. Specification 2 §4, §5. */
export function formatListQuery(query: Partial<ListQuery>): Record<string, string> {
  const parameters: Record<string, string> = {};
  const list = (name: string, values: readonly string[] | undefined) => {
    if (values && values.length > 0) parameters[name] = values.join(',');
  };
  if (query.sort) parameters['sort'] = query.sort;
  list('manufacturer', query.manufacturer);
  list('color', query.color);
  list(
    'size',
    query.size?.map((size) => size.replaceAll(',', '_')),
  );
  if (query.price) parameters['price'] = formatRange(query.price);
  if (query.show) parameters['show'] = String(query.show);
  if (query.page && query.page > 1) parameters['page'] = String(query.page);
  return parameters;
}

/** Whether anything is filtered: such pages stay out of search engines. */
export function isFiltered(query: ListQuery): boolean {
  return query.manufacturer.length + query.color.length + query.size.length > 0 || query.price !== null;
}
