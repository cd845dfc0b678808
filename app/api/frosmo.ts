import { z } from 'zod';
import { ApiError } from './api-error';
import { Deadline } from './deadline';
import { readOutside } from './outside-json';
import type { SearchEngine } from './search';

/** Where a Frosmo platform is. */
export interface FrosmoService {
  /** Address of the platform instance; its calls lie below it. */
  readonly url: string;
  /** The site's origin as Frosmo names it, `shop_company_com`. */
  readonly origin: string;
  /** The visitor's Frosmo id, where there is one. */
  readonly cookieId?: string | undefined;
  /** The time of the request that asks. */
  readonly deadline?: Deadline | undefined;
}

const PAGE = 250;
const MOST_PAGES = 4;
/** What the pages of one search may take together: the list of what they found needs time as well. */
const SEARCH_MS = 3_000;

/** Both calls answer `data` with the ids of items, bare or in objects. */
const id = z.coerce.number().int().positive();
const answerSchema = z.object({
  data: z.array(z.union([id, z.object({ id }).transform((item) => item.id)])),
  total: z.number().optional(),
});

async function readIds(service: FrosmoService, path: string, parameters: Record<string, string>) {
  const address = new URL(service.url.replace(/\/+$/, '') + path);
  address.search = new URLSearchParams({
    ...parameters,
    origin: service.origin,
    ...(service.cookieId && { cookieId: service.cookieId }),
  }).toString();
  const parsed = answerSchema.safeParse(await readOutside('frosmo', address, { deadline: service.deadline }));
  if (!parsed.success) throw new ApiError('frosmo', 'malformed', 200, parsed.error.issues[0]?.path.join('.') ?? '');
  return parsed.data;
}

/**
 * Frosmo's search: `GET /search`. It knows ids only; names are suggested by the engine beside it.
 * @param sortBy the general setting `frosmo_search_sort_by`; empty: as the platform is set up
 */
export function frosmoEngine(service: FrosmoService, sortBy: string): SearchEngine {
  return async (text) => {
    const ids: number[] = [];
    const { left } = service.deadline ?? { left: SEARCH_MS };
    const hurried = { ...service, deadline: new Deadline(Math.min(SEARCH_MS, left)) };
    for (let page = 1; page <= MOST_PAGES; page++) {
      const found = await readIds(hurried, '/search', {
        q: text,
        page: String(page),
        perPage: String(PAGE),
        ...(sortBy && { sortBy }),
      });
      ids.push(...found.data);
      if (found.data.length < PAGE || ids.length >= (found.total ?? Number.POSITIVE_INFINITY)) break;
    }
    return { ids: [...new Set(ids)], didYouMean: '', match: 'all', groups: [], brands: [], products: [] };
  };
}

/** The order that Frosmo recommends for a group's products, and whether the visitor's stored id is to be cleared. */
export interface Recommendation {
  readonly ids: readonly number[];
  readonly clearsCookieId: boolean;
  /** Why there is none, for the log. */
  readonly error?: ApiError;
}

/**
 * Asks for the order of a group's products: `GET /recoApi/v2`. When that fails, there is none, and the stored id of the
 * visitor is cleared. Specification 2 §7.
 * @param strategy the general setting `frosmo_category_strategy`, `sort-product-group` unless set
 * @param names the breadcrumb names of the group, from the top
 */
export async function recommendedOrder(
  service: FrosmoService,
  strategy: string,
  names: readonly string[],
): Promise<Recommendation> {
  try {
    const { data } = await readIds(service, '/recoApi/v2', {
      method: 'strategy',
      strategy,
      context: names.join(' > '),
    });
    return { ids: [...new Set(data)], clearsCookieId: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ids: [], clearsCookieId: service.cookieId !== undefined, error };
  }
}
