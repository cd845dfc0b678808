import { z } from 'zod';
import { defineCall } from './call';
import {
  count,
  decimalWithin,
  explanation,
  flag,
  integer,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalCount,
  orDefault,
  orNull,
  picture,
  refusal,
  text,
  timestamp,
} from './wire';

/** A review (Specification 2 §3): `rating` 0–10, `size` the fit score 2–10. */
export const review = z.object({
  id: integer,
  created: timestamp,
  rating: decimalWithin(0, 10),
  visible_name: text,
  comment: longText,
  size: orNull(decimalWithin(0, 10)),
  images: listOrEmpty(z.object({ url: picture })),
  votes_up: count,
  votes_down: count,
  votes_total: count,
  /** Added: bought here by the reviewer. */
  is_verified: flag,
});

/** How many pages there are; one where a backend does not say. */
const maxPages = orDefault(decimalWithin(0, 1e6), 1);

export const getProductReviews = defineCall({
  name: 'product-reviews',
  method: 'GET',
  path: '/api/product_reviews/',
  query: z.object({ model_id: integer, size: integer.optional(), page: integer.optional() }),
  answers: { 200: z.object({ results: listOrEmpty(review), max_pages: maxPages }), 400: refusal },
  origin: 'specification 2 §7',
});

/**
 * Sets the caller's vote, or clears it by null. 404 for an unknown review and for another person's `customer_id`. The numbers in
 * the answer are added.
 */
export const postReviewVote = defineCall({
  name: 'review-vote',
  method: 'POST',
  path: '/api/review_votes/',
  body: z.object({
    review_id: integer,
    review_vote: z.enum(['up', 'down']).nullable(),
    customer_id: integer.nullish(),
  }),
  answers: {
    200: z.object({ votes_up: optionalCount, votes_down: optionalCount }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
  },
  origin: 'specification 2 §7',
});

/** A review of what one has bought. */
export const postReview = defineCall({
  name: 'write-review',
  method: 'POST',
  path: '/api/customer/reviews/',
  body: z.object({
    model_id: integer,
    rating: z.number().min(0).max(10),
    size: z.number().nullish(),
    visible_name: z.string().min(1).max(60),
    comment: z.string().max(5000),
    images: z.array(z.string()).max(10).optional(),
  }),
  answers: { 200: z.object({ id: integer }), 400: refusal, 501: explanation },
  origin: 'added',
});
