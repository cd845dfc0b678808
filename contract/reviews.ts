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
import { writtenLine } from './written-line';

/** A review (Specification 2 §3): `rating` 0–10, `size` the fit score 2–10. */
export const review = z.object({
  id: integer,
  created: timestamp,
  rating: decimalWithin(0, 10),
  visible_name: text,
  /** Added; may be empty. */
  title: text,
  comment: longText,
  size: orNull(decimalWithin(0, 10)),
  images: listOrEmpty(z.object({ url: picture })),
  votes_up: count,
  votes_down: count,
  votes_total: count,
  /** Added: bought here by the reviewer. */
  is_verified: flag,
  /** Added: code of the language that it is written in; empty where nobody knows. */
  language: orDefault(text, ''),
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

/** Limits of a review: characters, pictures, and bytes of one picture and of all. */
export const REVIEW_LIMITS = {
  name: 60,
  title: 100,
  comment: 5_000,
  pictures: 5,
  pictureBytes: 10_000_000,
  allPictureBytes: 25_000_000,
} as const;

/** The fit scores that a reviewer chooses from (Specification 2 §9). */
export const FIT_SCORES = [2, 4, 6, 8, 10] as const;

/** A picture is named by its path: of an upload that the caller made, or of the caller's review of the model. */
const pictureName = z.string().max(200);

/** A small picture as a data address, for its sender while nobody else may see the picture; empty otherwise. */
export const previewAddress = orDefault(
  z
    .string()
    .max(40_000)
    .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$|^$/),
  '',
);

/** The caller's own review of a model, and whether the caller may write one: only who bought the model here. */
export const getOwnReview = defineCall({
  name: 'own-review',
  method: 'GET',
  path: '/api/customer/reviews/',
  query: z.object({ model_id: integer }),
  answers: {
    200: z.object({
      may_write: flag,
      review: orNull(
        z.object({
          status: z.enum(['pending', 'published', 'refused']),
          /** Why it was refused; may be empty. */
          moderation_note: longText,
          rating: decimalWithin(0, 10),
          size: orNull(decimalWithin(0, 10)),
          visible_name: text,
          title: text,
          comment: longText,
          images: listOrEmpty(z.object({ url: picture, preview: previewAddress })),
        }),
      ),
    }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
  },
  origin: 'added',
});

/** Writes the caller's review of a model that the caller bought, or replaces the one there is. */
export const postReview = defineCall({
  name: 'write-review',
  method: 'POST',
  path: '/api/customer/reviews/',
  body: z.object({
    model_id: integer,
    rating: z.int().min(2).max(10),
    size: z.union(FIT_SCORES.map((score) => z.literal(score))).nullish(),
    visible_name: writtenLine(REVIEW_LIMITS.name).min(1),
    title: writtenLine(REVIEW_LIMITS.title).default(''),
    comment: z.string().trim().min(1).max(REVIEW_LIMITS.comment),
    images: z.array(pictureName).max(REVIEW_LIMITS.pictures).default([]),
  }),
  answers: {
    /** `is_published`: shown at once; otherwise it waits for moderation. */
    200: z.object({ id: integer, is_published: flag }),
    400: refusal,
    401: explanation,
    404: notFoundBody,
  },
  origin: 'added',
});

/**
 * Takes one picture for a review of the caller, in the field `image`: JPEG, PNG, WebP or HEIC. It is stored anew without the data that
 * cameras add, and answered by its path.
 */
export const postReviewPicture = defineCall({
  name: 'review-picture',
  method: 'POST',
  path: '/api/customer/reviews/pictures/',
  body: z.instanceof(FormData),
  encoding: 'multipart',
  answers: { 200: z.object({ picture }), 400: refusal, 401: explanation, 429: explanation },
  origin: 'added',
});
