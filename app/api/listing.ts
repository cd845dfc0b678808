import { getProductGroup, getTranslatedPaths } from 'contract/catalogue';
import {
  getProductModelList,
  type ProductCardWire,
  type ProductListQuery,
  postProductModelList,
} from 'contract/listing';
import type { Picture } from 'contract/wire';
import lzString from 'lz-string';
import { isLanguage, type Language } from '~/locale/languages';
import { ApiError, isUnsupported } from './api-error';
import { bodyOf } from './call-result';
import { toExactCents, toExactCentsOrNull } from './cents';
import { type Api, read, readBody } from './request';
import { toOffers } from './segment-prices';
import { readShared } from './shared-reading';
import type { TimeLimit } from './within';

/** Maximum length of a compressed query for GET (Specification 2 §9). */
const MAX_QUERY_LENGTH = 2000;

/** A product group with the data of its page. */
export interface ProductGroup {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  /** Path relative to the site root, without leading and trailing slashes. */
  readonly path: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly description: string;
  readonly descriptionHtml: string;
  /** Server value of the default sort. */
  readonly groupSorting: string;
  /** Slugs of the dynamic properties its list is filtered by, in their order. */
  readonly filterableProperties: readonly string[];
  readonly children: readonly {
    /** Null if the backend identifies groups by slug. */
    readonly id: number | null;
    readonly name: string;
    readonly shortName: string;
    readonly path: string;
    readonly image: Picture | null;
  }[];
  readonly parents: readonly { readonly name: string; readonly path: string }[];
  /** What it shows of itself. */
  readonly image: Picture | null;
}

/** The product group with this path; null if there is none. */
export async function findProductGroup(api: Api, path: string): Promise<ProductGroup | null> {
  const [group] = bodyOf(await readShared(api, getProductGroup, { query: { path } }));
  if (!group) return null;
  return {
    id: group.id,
    name: group.name,
    shortName: group.shortName || group.name,
    path: group.path,
    metaTitle: group.meta_title,
    metaDescription: group.meta_description,
    description: group.description,
    descriptionHtml: group.description_html,
    groupSorting: group.group_sorting,
    filterableProperties: group.filterable_properties,
    children: group.children.filter(({ showInMenu }) => showInMenu),
    parents: group.parents,
    image: group.image,
  };
}

/** The same path in the other languages, for redirects and language links; languages the shop does not have are left out. */
export async function findTranslatedPaths(api: Api, path: string): Promise<{ path: string; languageCode: Language }[]> {
  const found = bodyOf(await readShared(api, getTranslatedPaths, { query: { path } }));
  return found.flatMap(({ path: other, languageCode }) =>
    isLanguage(languageCode) ? [{ path: other, languageCode }] : [],
  );
}

/** Converts a product card from the API: euros become cents. */
export function toProductCard(wire: ProductCardWire) {
  const { details: _, price, ...card } = wire;
  return {
    ...card,
    price: {
      active: toExactCents(price.active),
      reference: toExactCentsOrNull(price.reference),
      type: price.type,
      club: toExactCentsOrNull(price.club),
      ...toOffers(price.offers),
    },
  };
}
export type ApiProductCard = ReturnType<typeof toProductCard>;

/**
 * Sorts products in the order of the ids; products without an id in the list follow in their original order. Specification 2 §7.
 */
export function orderByIds<Product extends { id: number }>(products: Product[], sortIds: readonly number[]): Product[] {
  if (sortIds.length === 0) return products;
  const place = new Map(sortIds.map((id, index) => [id, index]));
  const placeOf = ({ id }: Product) => place.get(id) ?? sortIds.length;
  return products.sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Fetches all products of a list, without caching. For short lists of ids; listing pages use a list index instead, which needs less
 * memory.
 */
export async function getProductList(api: Api, query: ProductListQuery): Promise<ApiProductCard[]> {
  const wire = await requestList(api, query, {
    get: async (caller, input, options) => bodyOf(await read(caller, getProductModelList, input, options)),
    post: async (caller, input, options) => bodyOf(await read(caller, postProductModelList, input, options)),
  });
  return orderByIds(wire.map(toProductCard), query.sortIds ?? []);
}

type TakeBody<Value> = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
  limit: TimeLimit,
) => Promise<Value>;

/** Streams a product list. @param take parses the bytes as they arrive, and may restart the time limit */
export function streamProductList<Value>(api: Api, query: ProductListQuery, take: TakeBody<Value>): Promise<Value> {
  return requestList(api, query, {
    get: async (caller, input, options) => bodyOf(await readBody(caller, getProductModelList, input, take, options)),
    post: async (caller, input, options) => bodyOf(await readBody(caller, postProductModelList, input, take, options)),
  });
}

type Ask<Value> = {
  readonly get: (caller: Api, input: { query: { query: string } }, options: { forceAuth: boolean }) => Promise<Value>;
  readonly post: (caller: Api, input: { body: ProductListQuery }, options: { forceAuth: boolean }) => Promise<Value>;
};

/**
 * Requests a product list: by GET with a compressed query of up to 2,000 characters, otherwise or if the GET fails by POST. Search
 * results are requested with the customer's token; all other lists are the same for everybody, so a refusal counts as an outage.
 * Specification 2 §7.
 */
async function requestList<Value>(api: Api, query: ProductListQuery, ask: Ask<Value>): Promise<Value> {
  const isSearch = query.source === 'Search';
  const caller: Api = isSearch ? api : { ...api, token: undefined };
  const options = { forceAuth: isSearch };
  try {
    return await sendByGetOrPost(caller, query, ask, options);
  } catch (error) {
    if (!(error instanceof ApiError) || caller.token !== undefined) throw error;
    throw isAdded(query) && isUnsupported(error) ? error.asUnknownCall() : error.asOutage();
  }
}

/** Sources that are not in the specification: a backend may not support them. */
const isAdded = ({ source }: ProductListQuery) =>
  source === 'Newest' || source === 'SecondHand' || source === 'Content';

async function sendByGetOrPost<Value>(
  caller: Api,
  query: ProductListQuery,
  ask: Ask<Value>,
  options: { readonly forceAuth: boolean },
): Promise<Value> {
  const compressed = lzString.compressToEncodedURIComponent(JSON.stringify(query));
  if (compressed.length < MAX_QUERY_LENGTH) {
    try {
      return await ask.get(caller, { query: { query: compressed } }, options);
    } catch (error) {
      // an answer that is too large by GET is too large by POST, too
      if (error instanceof ApiError && error.kind === 'too-large') throw error;
    }
  }
  return ask.post(caller, { body: query }, options);
}
