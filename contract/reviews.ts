import { z } from 'zod';
import { defineCall } from './call';
import { done, integer, listOrEmpty, picture, text, timestamp } from './wire';

/** A review (Specification 2 §3): `rating` 0–10, `size` the fit score 2–10. */
export const review = z.object({
  id: integer,
  created: timestamp,
  rating: z.number().min(0).max(10),
  visible_name: text,
  comment: text,
  size: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
  images: listOrEmpty(z.object({ url: picture })),
  votes_up: integer,
  votes_down: integer,
  votes_total: integer,
  /** Added: bought here by the reviewer. */
  is_verified: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

export const getProductReviews = defineCall({
  name: 'product-reviews',
  method: 'GET',
  path: '/api/product_reviews/',
  query: z.object({ model_id: integer, size: integer.optional(), page: integer.optional() }),
  answer: z.object({ results: listOrEmpty(review), max_pages: integer }),
  origin: 'specification 2 §7',
});

export const postReviewVote = defineCall({
  name: 'review-vote',
  method: 'POST',
  path: '/api/review_votes/',
  body: z.object({
    review_id: integer,
    review_vote: z.enum(['up', 'down']).nullable(),
    customer_id: integer.nullish(),
  }),
  answer: done,
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
  answer: z.object({ id: integer }),
  origin: 'added',
});
