import { z } from 'zod';
import { defineCall } from './call';
import { MAX_ROWS } from './cart-limits';
import { countryCode, integer, listOrEmpty, refusal, text } from './wire';

/** Most models that go well with a cart. */
export const MAX_RECOMMENDED = 8;

/**
 * Models that go well with the products of a cart: those related to its models, other kinds of products and the most often related first,
 * without what is in the cart, sold out, not delivered to the country or not public; each with the variants that can be ordered now.
 */
export const getCartRecommendations = defineCall({
  name: 'cart-recommendations',
  method: 'GET',
  path: '/api/cart-recommendations/',
  query: z.object({
    /** Product ids of the cart, with commas between them. */
    product_ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9})*$/)
      .transform((list) => list.split(',').map(Number))
      .refine((ids) => ids.length <= MAX_ROWS),
    'delivery-country-code': countryCode,
  }),
  answers: {
    200: z.object({
      recommendations: listOrEmpty(
        z.object({
          modelId: integer,
          /** `name` tells the variant from the others of its model: colour, size and type; empty for the only one. */
          variants: listOrEmpty(z.object({ productId: integer, name: text })),
        }),
      ),
    }),
    400: refusal,
  },
  origin: 'added',
});
