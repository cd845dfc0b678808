import { getProductReviews, postReviewVote } from 'contract/reviews';
import { Hono } from 'hono';
import { countReviews, readReviews } from '../domain/reviews/published-reviews';
import { voteOnReview } from '../domain/reviews/review-votes';
import { type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** Reviews on a product page, and the max number per request. Specification 2 §9. */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 1000;
const MAX_PAGE = 100_000;

/** Reviews of product models. */
export function reviewEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getProductReviews, async ({ backend, query }) => {
    const size = within(query.size ?? PAGE_SIZE, MAX_PAGE_SIZE);
    const page = within(query.page ?? 1, MAX_PAGE);
    const [reviews, [total]] = await Promise.all([
      readReviews(backend.pool, query.model_id, size, (page - 1) * size),
      countReviews(backend.pool, query.model_id),
    ]);
    return {
      results: reviews.map((review) => ({
        id: review.id,
        created: review.createdAt.toISOString(),
        rating: review.rating,
        visible_name: review.visibleName,
        title: review.title,
        comment: review.comment,
        size: review.fit,
        images: review.images.map((url) => ({ url })),
        votes_up: review.votesUp,
        votes_down: review.votesDown,
        votes_total: review.votesUp + review.votesDown,
        is_verified: review.isVerified,
        language: review.language,
      })),
      max_pages: Math.ceil((total?.count ?? 0) / size),
    };
  });

  answer(area, postReviewVote, async ({ backend, body, caller }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const { customerId } = known;
    if (body.customer_id && body.customer_id !== customerId) return NOT_FOUND;
    const vote = { customerId, reviewId: body.review_id, vote: body.review_vote };
    const counts = await voteOnReview(backend.db, vote);
    return counts ? { votes_up: counts.up, votes_down: counts.down } : NOT_FOUND;
  });

  return area;
}

const within = (value: number, max: number): number => Math.min(Math.max(1, value), max);
