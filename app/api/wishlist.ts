import * as calls from 'contract/wishlist';
import { isMissing } from './api-error';
import { bodyOf } from './call-result';
import { type Api, read, submit } from './request';

/** A model on the customer's wishlist. */
export type Wish = {
  readonly modelId: number;
  readonly name: string;
  readonly manufacturer: string;
};

/** The customer's wishlist, in order of adding. */
export type Wishlist = {
  readonly wishes: readonly Wish[];
  /** Names the shared list in its address; null while it is not shared. */
  readonly shareToken: string | null;
};

/**
 * The customer's wishlist.
 * @returns `guest` when the token is not valid; `unsupported` for a backend that does not tell lists by name
 * @throws ApiError for an outage
 */
export async function readWishlist(api: Api): Promise<Wishlist | 'guest' | 'unsupported'> {
  try {
    const answer = await read(api, calls.getWishlist, {});
    if (answer.status === 401) return 'guest';
    const { items, share_token } = answer.body;
    return {
      wishes: items.map(({ model_id, name, manufacturer }) => ({ modelId: model_id, name, manufacturer })),
      shareToken: share_token,
    };
  } catch (error) {
    if (isMissing(error)) return 'unsupported';
    throw error;
  }
}

/** The effect of a toggle. `unknown`: the model is not sold; `full`: the list has no room; `guest`: the token is not valid. */
export type Toggled = 'added' | 'removed' | 'unknown' | 'full' | 'guest';

/** Adds a model to the wishlist, or removes it. @throws ApiError for an outage */
export async function toggleWish(api: Api, modelId: number): Promise<Toggled> {
  const answer = await submit(api, calls.toggleWishlist, { body: { model_id: modelId } });
  switch (answer.status) {
    case 401:
      return 'guest';
    case 404:
      return 'unknown';
    case 409:
      return 'full';
    default:
      return bodyOf(answer).added ? 'added' : 'removed';
  }
}

/** Begins or ends sharing the wishlist. @returns `guest` when the token is not valid @throws ApiError for an outage */
export async function shareWishlist(api: Api, isShared: boolean): Promise<'done' | 'guest'> {
  const answer = await submit(api, calls.shareWishlist, { body: { is_shared: isShared } });
  if (answer.status === 401) return 'guest';
  bodyOf(answer);
  return 'done';
}

/** Ids of the models on a shared wishlist; null for a token that shares none. @throws ApiError for an outage */
export async function readSharedWishlist(api: Api, token: string): Promise<readonly number[] | null> {
  const answer = await read(api, calls.getSharedWishlist, { params: { token } });
  if (answer.status === 404 || answer.status === 400) return null;
  return answer.body.model_ids;
}
