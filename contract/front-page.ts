import { z } from 'zod';
import { defineCall } from './call';
import { productCard } from './listing';
import { integer, listOrEmpty, optionalPicture, refusal } from './wire';

/**
 * The products of the front page: a row each of the newest, of what sells most, of the largest reductions and of used gear,
 * and what stands behind the departments (the groups at the root that are in the menu).
 */
export const getFrontPage = defineCall({
  name: 'front-page',
  method: 'GET',
  path: '/api/front-page/',
  query: z.object({ taxAreaId: integer }),
  answers: {
    200: z.object({
      newest: listOrEmpty(productCard),
      popular: listOrEmpty(productCard),
      offers: listOrEmpty(productCard),
      secondHand: listOrEmpty(productCard),
      departments: listOrEmpty(
        z.object({
          /** Id of the product group. */
          id: integer,
          /** How many products are in it and below it. */
          count: integer,
          /** The picture of the group, else of one of its products. */
          image: optionalPicture,
        }),
      ),
    }),
    400: refusal,
  },
  origin: 'added',
  forAll: true,
});
