import { changeSavedProducts, getSavedProducts } from 'contract/saved-products';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type Api, read, submit } from './request';

/** A product saved for later, in the quantity it had in the cart. */
export type SavedProduct = { readonly productId: number; readonly amount: number };

/**
 * What the signed-in person saved for later, the newest first; undefined when the backend keeps none.
 * @throws ApiError for an outage
 */
export async function listSavedProducts(api: Api): Promise<readonly SavedProduct[] | undefined> {
  try {
    return bodyOf(await read(api, getSavedProducts, {})).products;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The list after a change; `full` when it would be too long, undefined when the backend keeps none. @throws ApiError for an outage */
export async function changeSaved(
  api: Api,
  change: { readonly add: readonly SavedProduct[]; readonly remove: readonly number[] },
): Promise<readonly SavedProduct[] | 'full' | undefined> {
  try {
    const body = { add: change.add.map((product) => ({ ...product })), remove: [...change.remove] };
    const answer = await submit(api, changeSavedProducts, { body });
    return answer.status === 400 ? 'full' : bodyOf(answer).products;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
