import { z } from 'zod';
import { defineCall } from './call';
import { explanation, flag, integer, listOrEmpty, notFoundBody, optionalText, refusal, text, timestamp } from './wire';

/** Adds a model, or removes one that is on the list. 404 for a model that is not sold, 409 for a full list. */
export const toggleWishlist = defineCall({
  name: 'wishlist-toggle',
  method: 'POST',
  path: '/api/customer/wishlist_toggle/',
  body: z.object({ model_id: integer }),
  answers: {
    200: z.object({ added: z.boolean() }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
    409: explanation,
  },
  origin: 'specification 2 §7',
});

/** The caller's wishlist in order of adding. `share_token` names the shared list; null while it is not shared. */
export const getWishlist = defineCall({
  name: 'wishlist',
  method: 'GET',
  path: '/api/customer/wishlist/',
  answers: {
    200: z.object({
      items: listOrEmpty(
        z.object({
          model_id: integer,
          name: text,
          manufacturer: text,
          /** False for a model that is not sold any more. */
          is_available: flag,
          added: timestamp,
        }),
      ),
      share_token: optionalText,
    }),
    401: explanation,
  },
  origin: 'added',
});

/** Begins or ends sharing. Sharing a list that is shared keeps its token; ending it makes the token invalid for good. */
export const shareWishlist = defineCall({
  name: 'wishlist-share',
  method: 'POST',
  path: '/api/customer/wishlist_share/',
  body: z.object({ is_shared: z.boolean() }),
  answers: { 200: z.object({ share_token: optionalText }), 400: refusal, 401: explanation },
  origin: 'added',
});

/** A shared list: the models on it that are sold, in order of adding. Nothing says whose it is. */
export const getSharedWishlist = defineCall({
  name: 'shared-wishlist',
  method: 'GET',
  path: '/api/wishlists/{token}/',
  params: z.object({ token: z.string().regex(/^[\w-]{8,100}$/) }),
  answers: { 200: z.object({ model_ids: listOrEmpty(integer) }), 400: refusal, 404: notFoundBody },
  origin: 'added',
});
