import { getProductGroup, getTranslatedPaths } from 'contract/catalogue';
import {
  getProductModelList,
  type ProductCardWire,
  type ProductListQuery,
  postProductModelList,
} from 'contract/listing';
import lzString from 'lz-string';
import { isLanguage, type Language } from '~/locale/languages';
import { ApiError, type ApiErrorKind } from './api-error';
import { toCents, toCentsOrNull } from './cents';
import { type Api, read, readBody, readShared } from './request';

/** Longest compressed query that goes by GET (Specification 2 §9). */
const LONGEST_QUERY = 2000;

/** A product group with what its page shows. */
export interface ProductGroup {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  /** Below the site root, without slashes at the ends. */
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
    /** Null from a backend that names groups by their slugs. */
    readonly id: number | null;
    readonly name: string;
    readonly shortName: string;
    readonly path: string;
  }[];
  readonly parents: readonly { readonly name: string; readonly path: string }[];
}

/** The group behind a path; null when there is none. */
export async function findProductGroup(api: Api, path: string): Promise<ProductGroup | null> {
  const [group] = await readShared(api, getProductGroup, { query: { path } });
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
  };
}

/** The same path in the other languages, for redirects and language links; languages the shop does not have are left out. */
export async function findTranslatedPaths(api: Api, path: string): Promise<{ path: string; languageCode: Language }[]> {
  const found = await readShared(api, getTranslatedPaths, { query: { path } });
  return found.flatMap(({ path: other, languageCode }) =>
    isLanguage(languageCode) ? [{ path: other, languageCode }] : [],
  );
}

/** A card of the wire with its euros as cents. */
export function toProductCard(wire: ProductCardWire) {
  const { details: _, price, ...card } = wire;
  return {
    ...card,
    price: {
      active: toCents(price.active),
      reference: toCentsOrNull(price.reference),
      type: price.type,
      club: toCentsOrNull(price.club),
    },
  };
}
export type ApiProductCard = ReturnType<typeof toProductCard>;

/** Orders products as the ids say; those it does not name keep their order and come last. Specification 2 §7. */
export function orderByIds<Product extends { id: number }>(products: Product[], sortIds: readonly number[]): Product[] {
  if (sortIds.length === 0) return products;
  const place = new Map(sortIds.map((id, index) => [id, index]));
  const placeOf = ({ id }: Product) => place.get(id) ?? sortIds.length;
  return products.sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Every product of a list, parsed and kept for nobody: for lists of some ids. Listings are answered from an index instead, which
 * holds no object a product.
 */
export async function getProductList(api: Api, query: ProductListQuery): Promise<ApiProductCard[]> {
  const wire = await askForList(api, query, {
    get: (caller, input, options) => read(caller, getProductModelList, input, options),
    post: (caller, input, options) => read(caller, postProductModelList, input, options),
  });
  return orderByIds(wire.map(toProductCard), query.sortIds ?? []);
}

type TakeBody<Value> = (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<Value>;

/** A product list whose bytes are taken while they arrive. @param take parses them by the contract */
export function streamProductList<Value>(api: Api, query: ProductListQuery, take: TakeBody<Value>): Promise<Value> {
  return askForList(api, query, {
    get: (caller, input, options) => readBody(caller, getProductModelList, input, take, options),
    post: (caller, input, options) => readBody(caller, postProductModelList, input, take, options),
  });
}

/** Failures that the same question by POST would meet as well. */
const NOT_BY_POST: ReadonlySet<ApiErrorKind> = new Set(['timeout', 'unreachable', 'too-large']);

type Ask<Value> = {
  readonly get: (caller: Api, input: { query: { query: string } }, options: { forceAuth: boolean }) => Promise<Value>;
  readonly post: (caller: Api, input: { body: ProductListQuery }, options: { forceAuth: boolean }) => Promise<Value>;
};

/**
 * Asks for a product list: by GET with a compressed query where that is shorter than 2,000 characters, by POST otherwise and
 * when the GET is answered badly. Lists of a search go with the customer's token. Specification 2 §7.
 */
async function askForList<Value>(api: Api, query: ProductListQuery, ask: Ask<Value>): Promise<Value> {
  const isSearch = query.source === 'Search';
  const caller: Api = isSearch ? api : { ...api, token: undefined };
  const options = { forceAuth: isSearch };
  const compressed = lzString.compressToEncodedURIComponent(JSON.stringify(query));
  if (compressed.length < LONGEST_QUERY) {
    try {
      return await ask.get(caller, { query: { query: compressed } }, options);
    } catch (error) {
      // the specification's fallback is the same question by POST: who does not answer one does not answer the other, and what
      // is too large by one is too large by the other
      if (error instanceof ApiError && NOT_BY_POST.has(error.kind)) throw error;
    }
  }
  return ask.post(caller, { body: query }, options);
}
