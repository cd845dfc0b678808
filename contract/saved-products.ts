import { z } from 'zod';
import { defineCall } from './call';
import { MAX_QUANTITY } from './cart-limits';
import { explanation, integer, listOrEmpty, refusal } from './wire';

/** How many products a person can save for later. */
export const MAX_SAVED = 60;

const saved = z.object({ productId: integer, amount: z.int().min(1).max(MAX_QUANTITY) });
const answer = z.object({ products: listOrEmpty(saved) });

/** Products that the person moved out of the cart for later, the newest first. */
export const getSavedProducts = defineCall({
  name: 'saved-products',
  method: 'GET',
  path: '/api/customer/saved-products/',
  answers: { 200: answer, 401: explanation },
  origin: 'added',
});

/** Adds and removes some of them; 400 when there would be more than `MAX_SAVED`. The answer is the list then. */
export const changeSavedProducts = defineCall({
  name: 'change-saved-products',
  method: 'POST',
  path: '/api/customer/saved-products/',
  body: z.object({
    add: z.array(saved).max(MAX_SAVED).default([]),
    remove: z.array(integer).max(MAX_SAVED).default([]),
  }),
  answers: { 200: answer, 400: refusal, 401: explanation },
  origin: 'added',
});
