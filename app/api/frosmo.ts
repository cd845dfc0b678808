import { z } from 'zod';
import { ApiError } from './api-error';
import { Deadline } from './deadline';
import { readOutside } from './outside-json';
import type { SearchEngine } from './search';

/** Address and settings of a Frosmo platform. */
export interface FrosmoService {
  /** Base address of the platform's calls. */
  readonly url: string;
  /** The site's origin as Frosmo names it, `shop_company_com`. */
  readonly origin: string;
  /** The visitor's Frosmo id, if there is one. */
  readonly cookieId?: string | undefined;
  /** Deadline of the current request. */
  readonly deadline?: Deadline | undefined;
}

const PAGE = 250;
const MAX_PAGES = 4;
/** Time limit for all result pages of one search, so that time is left to fetch the products. */
const SEARCH_MS = 3_000;

/** Both calls return item ids in `data`, as numbers or as objects. */
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
 * Frosmo's search: `GET /search`. It returns ids only; suggestions come from the second engine.
 * @param sortBy the general setting `frosmo_search_sort_by`; empty: the platform's default
 */
export function frosmoEngine(service: FrosmoService, sortBy: string): SearchEngine {
  return async (text) => {
    const ids: number[] = [];
    const { left } = service.deadline ?? { left: SEARCH_MS };
    const hurried = { ...service, deadline: new Deadline(Math.min(SEARCH_MS, left)) };
    for (let page = 1; page <= MAX_PAGES; page++) {
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

/** The product order that Frosmo recommends for a group, and whether to delete the visitor's id cookie. */
export interface Recommendation {
  readonly ids: readonly number[];
  readonly clearsCookieId: boolean;
  /** Error for the log, if there is no recommendation. */
  readonly error?: ApiError;
}

/**
 * Fetches the recommended order of a group's products: `GET /recoApi/v2`. On failure there is no recommendation, and the visitor's
 * id cookie is to be deleted. Specification 2 §7.
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
