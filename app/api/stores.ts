import { getStore, getStoreProducts, getStores } from 'contract/stores';
import type { z } from 'zod';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { toProductCard } from './listing';
import type { Api } from './request';
import { readResources } from './resources';
import { readShared } from './shared-reading';

/** A store of the list, as the contract has it. */
export type ListedStore = z.output<(typeof getStores)['answers'][200]>[number];

/** A store with what its own page tells. */
export type StoreDetails = z.output<(typeof getStore)['answers'][200]>;

const isRetail = ({ type }: { readonly type: string }) => type === 'retail';

/** Stores without what the shared resources do not tell: for a backend that does not implement the calls for stores. */
async function storesOfResources(api: Api): Promise<StoreDetails[]> {
  const { stores } = await readResources(api);
  return stores
    .filter(isRetail)
    .map((store) => ({ ...store, lead: '', services: [], directions: '', booking_url: '' }));
}

/** The stores that people can walk into. @throws ApiError */
export async function readStores(api: Api): Promise<ListedStore[]> {
  try {
    return bodyOf(await readShared(api, getStores, {})).filter(isRetail);
  } catch (error) {
    if (isMissing(error)) return storesOfResources(api);
    throw error;
  }
}

/** A store that people can walk into; undefined when there is none with the slug. @throws ApiError */
export async function readStore(api: Api, slug: string): Promise<StoreDetails | undefined> {
  const answer = await readShared(api, getStore, { params: { slug } });
  // a backend without this call knows the store all the same
  if (answer.status === 404) return (await storesOfResources(api)).find((store) => store.slug === slug);
  return bodyOf(answer);
}

const NOTHING = { picks: [], inStock: [], departments: [] } as const;

/** What a store's people recommend, what lies there, and how much of each department. @throws ApiError */
export async function readStoreProducts(api: Api, slug: string, taxAreaId: number) {
  const answer = await readShared(api, getStoreProducts, { params: { slug }, query: { taxAreaId } });
  if (answer.status === 404) return NOTHING;
  const { picks, in_stock, departments } = bodyOf(answer);
  return {
    picks: picks.map(({ product, ...pick }) => ({ product: toProductCard(product), ...pick })),
    inStock: in_stock.map(toProductCard),
    departments,
  };
}
