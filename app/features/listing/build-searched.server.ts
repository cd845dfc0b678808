import { setImmediate } from 'node:timers/promises';
import type { ProductListQuery } from 'contract/listing';
import { streamProductList } from '~/api/listing';
import type { Api } from '~/api/request';
import { SharedCache } from '~/api/shared-cache';
import type { ProductCard } from '~/features/catalog/card';
import { readProducts } from './build-list.server';
import { type PackedProduct, ProductCache, packProduct } from './product-cache';
import { IndexBuilder } from './rules/build-index';
import type { ListFacts, ListIndex } from './rules/list-index';

/** Max size of all cached products, in bytes: 2 KB each, the demo shop in all six languages. */
const MAX_BYTES = 12 * 1024 * 1024;
/** Products added to an index in one step between other requests: about a millisecond of work. */
const PART = 50;

/** Cleared together with the other cached responses, and only then. */
const NEVER_EXPIRES = {
  freshMs: Number.POSITIVE_INFINITY,
  staleWhileRevalidateMs: Number.POSITIVE_INFINITY,
  staleIfErrorMs: Number.POSITIVE_INFINITY,
};

/** The products shared by all lists. A response requested before the cache was cleared is not stored. */
function knownProducts({ cache }: Api): Promise<ProductCache> {
  const one = cache.derived('known products', () => new SharedCache<ProductCache>(1));
  return one.get('all', async () => new ProductCache(MAX_BYTES, () => cache.now), { freshness: NEVER_EXPIRES });
}

const scopeOf = ({ language, taxAreaId }: ProductListQuery): string => `${language} ${taxAreaId}`;

/** Returns a function that caches products of a list, to be called after the list was requested, for searches of guests. */
export async function keeperOf(api: Api, query: ProductListQuery): Promise<(product: PackedProduct) => void> {
  const known = await knownProducts(api);
  return (product) => known.keep(scopeOf(query), product);
}

/**
 * Builds the index of a guest's search results, in their order. Products of other lists and searches are not fetched again, because
 * different searches find the same products. Products missing from the response are left out. Specification 2 §7.
 * @param leftOut called with the paths of malformed products, which are left out
 * @throws ApiError when the unknown products cannot be fetched
 */
export async function buildSearched(
  api: Api,
  query: ProductListQuery,
  facts: ListFacts,
  leftOut: (place: string) => void,
): Promise<ListIndex> {
  const ids = [...new Set(query.sortIds ?? [])];
  const scope = scopeOf(query);
  const known = await knownProducts(api);
  const products = new Map<number, ProductCard>();
  for (const part of partsOf(ids)) {
    for (const id of part) {
      const product = known.find(scope, id);
      if (product) products.set(id, product);
    }
    if (ids.length > PART) await setImmediate();
  }
  const missing = ids.filter((id) => !products.has(id));
  if (missing.length > 0) {
    const request = { ...query, sortIds: missing };
    const fetched = await streamProductList(api, request, (body, signal) => readProducts(body, signal, leftOut));
    for (const product of fetched) {
      known.keep(scope, packProduct(product));
      products.set(product.id, product);
    }
  }
  const builder = new IndexBuilder(facts);
  for (const part of partsOf([...new Set([...ids, ...products.keys()])])) {
    builder.add(part.flatMap((id) => products.get(id) ?? []));
    if (products.size > PART) await setImmediate();
  }
  return builder.finish();
}

function* partsOf(ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += PART) yield ids.slice(at, at + PART);
}
