import { z } from 'zod';
import type { Api } from '~/api/request';
import type { Customer } from '~/api/session';
import { toggleWish } from '~/api/wishlist';
import { signedCookie } from '~/server/cookies.server';
import { orLogged } from '~/server/unavailable.server';

/** Time to log in, in seconds, after which a pressed heart is forgotten. */
const MAX_AGE = 30 * 60;

const cookie = signedCookie('wish', z.int().positive(), { maxAge: MAX_AGE });

/** Set-Cookie header that remembers which product a guest wished for until they have logged in. */
export const pendingWishCookie = (modelId: number, request: Request): string => cookie.write(modelId, request);

/**
 * Adds the product that a guest wished for before logging in. A failure is only logged: the heart can be pressed again.
 * @param api with the token of the new log-in
 * @returns Set-Cookie headers of the answer; none when nothing was wished for
 */
export async function addPendingWish(
  api: Api,
  request: Request,
  { wishlistModelIds }: Pick<Customer, 'wishlistModelIds'>,
): Promise<string[]> {
  const modelId = cookie.read(request);
  if (modelId === undefined) return [];
  // a toggle would remove what is on the list already
  if (!wishlistModelIds.includes(modelId)) await orLogged(toggleWish(api, modelId), 'unknown', 'wish after log-in');
  return [cookie.clear(request)];
}
