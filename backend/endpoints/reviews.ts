import { getProductReviews, postReview, postReviewVote } from 'contract/reviews';
import { Hono } from 'hono';
import { countReviews, readReviews } from '../domain/catalogue/reviews';
import { notYet } from './not-yet';
import { type Area, answer, type BackendEnv } from './serve';

/** Reviews on a product page, and the most that one request may ask for. Specification 2 §9. */
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
        comment: review.comment,
        size: review.fit,
        images: review.images.map((url) => ({ url })),
        votes_up: review.votesUp,
        votes_down: review.votesDown,
        votes_total: review.votesUp + review.votesDown,
        is_verified: review.isVerified,
      })),
      max_pages: Math.ceil((total?.count ?? 0) / size),
    };
  });

  notYet(area, postReviewVote, postReview);
  return area;
}

const within = (value: number, most: number): number => Math.min(Math.max(1, value), most);
