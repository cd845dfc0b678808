import { getCartRecommendations } from 'contract/cart-recommendations';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** A model that goes well with a cart, and its variants that can be ordered. */
export type Recommendation = {
  readonly modelId: number;
  /** `name`: colour, size and type; empty for the only variant. */
  readonly variants: readonly { readonly productId: number; readonly name: string }[];
};

/** What goes well with the products of a cart; nothing if the backend does not implement the call. @throws ApiError for an outage */
export async function listRecommendations(
  api: Api,
  productIds: readonly number[],
  country: string,
): Promise<readonly Recommendation[]> {
  // in one order, so that the same cart is the same address
  const ids = [...new Set(productIds)].sort((one, other) => one - other);
  const query = { product_ids: ids.join(','), 'delivery-country-code': country };
  try {
    return bodyOf(await readShared(api, getCartRecommendations, { query })).recommendations;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
