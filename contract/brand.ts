import { z } from 'zod';
import { defineCall } from './call';
import {
  count,
  decimalWithin,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalId,
  optionalPicture,
  orDefault,
  picture,
  refusal,
  sitePath,
  text,
  words,
} from './wire';

/** A brand (Specification 2 §3); 404 when there is none. */
export const getBrand = defineCall({
  name: 'brand',
  method: 'GET',
  path: '/api/brand/',
  query: z.object({ slug: z.string().max(200) }),
  answers: {
    200: z.object({
      /** Added. */
      id: optionalId,
      name: words,
      slug: sitePath,
      logo: optionalPicture,
      title: text,
      description: longText,
      metaDescription: text,
      promoImages: listOrEmpty(picture),
      /** Added: products for sale, countries where they are made, and what reviews say of them (0–10). */
      facts: orDefault(
        z.object({
          models: count,
          origins: listOrEmpty(text),
          rating: orDefault(decimalWithin(0, 10), 0),
          reviews: count,
        }),
        { models: 0, origins: [], rating: 0, reviews: 0 },
      ),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'specification 2 §7',
});
