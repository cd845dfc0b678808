/** Guides or posts of a page of a list. */
export const PAGE_SIZE = 24;

/** Which part of a list of guides or posts an address asks for. */
export type ListPlace = {
  /** Key of the topic; null for all. */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
};

/** Longest key of a topic, as in the contract. */
const MAX_KEY_LENGTH = 100;
/** Largest page number that an address may ask for. */
const MAX_PAGE = 100_000;

/**
 * Reads the place in a list from an address. What cannot be read is left out.
 * @returns `isCanonical` false when the address says it otherwise than `placeQuery` does
 */
export function readPlace(searchParams: URLSearchParams): ListPlace & { readonly isCanonical: boolean } {
  const key = searchParams.get('category') ?? '';
  const number = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(number) ? Math.min(Number(number), MAX_PAGE) : 1;
  const category = key === '' || key.length > MAX_KEY_LENGTH ? null : key;
  const isCanonical =
    (searchParams.has('category') ? category !== null : true) &&
    (searchParams.has('page') ? page > 1 && String(page) === number : true) &&
    searchParams.getAll('page').length < 2 &&
    searchParams.getAll('category').length < 2;
  return { category, page, isCanonical };
}

/** The parameters of a place in a list, for `pathTo`; the first page of all has none. */
export function placeQuery({ category, page }: ListPlace): Record<string, string> {
  return { ...(category !== null && { category }), ...(page > 1 && { page: String(page) }) };
}
