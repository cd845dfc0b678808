import type { ProductListQuery } from 'contract/listing';
import type { Api } from '~/api/request';
import type { CardView } from '~/features/catalog/card';
import { readProductList } from './product-list.server';
import { readCard } from './rules/facet-engine';

/**
 * The first cards of a product list in its default order, from the same index as its listing.
 * @throws ApiError when the list cannot be fetched and none is cached
 */
export async function readFirstCards(api: Api, query: ProductListQuery, max: number): Promise<CardView[]> {
  const index = await readProductList(api, query);
  const order = index.orders.default;
  const length = Math.min(max, index.total);
  return Array.from({ length }, (_, place) => readCard(index, order === null ? place : (order[place] as number)));
}
