import { getSharedWishlist, getWishlist, shareWishlist, toggleWishlist } from 'contract/wishlist';
import { Hono } from 'hono';
import * as wishlist from '../domain/customers/wishlist';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

const FULL = new Answer(409, { detail: `A wishlist holds ${wishlist.MAX_WISHES} products.` });

/** Wishlists: each person's own, and those that their owners share. */
export function wishlistEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, toggleWishlist, async ({ backend, body, caller, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const outcome = await wishlist.toggleWish(backend.db, known.customerId, body.model_id, now);
    if (outcome === 'unknown') return NOT_FOUND;
    return outcome === 'full' ? FULL : { added: outcome === 'added' };
  });

  answer(area, getWishlist, async ({ backend, caller, language }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const [wishes, token] = await Promise.all([
      wishlist.readWishes(backend.pool, known.customerId, language),
      wishlist.readShareToken(backend.db, known.customerId),
    ]);
    const items = wishes.map(({ modelId, name, manufacturer, isAvailable, addedAt }) => ({
      ...{ model_id: modelId, name, manufacturer },
      is_available: isAvailable,
      added: addedAt.toISOString(),
    }));
    return { items, share_token: token };
  });

  answer(area, shareWishlist, async ({ backend, body, caller }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return { share_token: await wishlist.shareWishlist(backend.db, known.customerId, body.is_shared) };
  });

  answer(area, getSharedWishlist, async ({ backend, params }) => {
    const [list] = await wishlist.readSharedWishes(backend.pool, params.token);
    return list ? { model_ids: list.ids } : NOT_FOUND;
  });

  return area;
}
