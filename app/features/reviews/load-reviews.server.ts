import { ApiError } from '~/api/api-error';
import { getReviews } from '~/api/products';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import { MOST_REVIEWS, type ReviewSummary, reviewsWanted, summarise } from './rules/review-summary';

type ShownReview = {
  readonly id: number;
  /** ISO 8601 time. */
  readonly created: string;
  /** 0 to 10. */
  readonly rating: number;
  readonly name: string;
  readonly comment: string;
  readonly fit: number | null;
  readonly votesUp: number;
  readonly isVerified: boolean;
};

/** Reviews of a product as its page shows them; the same for every visitor. */
export type ReviewsData = {
  /** The newest, as many as the address asks for. */
  readonly shown: readonly ShownReview[];
  readonly summary: ReviewSummary;
};

/**
 * Reviews of a model, with how all of them fall out. A failure is logged only: the page does without.
 * Specification 2 §8, §9.
 * @param count how many there are, by the model
 */
export async function loadReviews(
  { api, url }: ShopContext,
  { modelId, count }: { readonly modelId: number; readonly count: number },
): Promise<ReviewsData | null> {
  if (count === 0) return null;
  try {
    const { reviews } = await getReviews(api, { modelId, size: MOST_REVIEWS, page: 1 });
    const shown = reviews.slice(0, reviewsWanted(url.searchParams.get('reviews')));
    return {
      shown: shown.map(({ id, created, rating, name, comment, fit, votesUp, isVerified }) => ({
        ...{ id, created, rating, name, comment, fit, votesUp, isVerified },
      })),
      summary: summarise(reviews),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'reviews could not be loaded');
    return null;
  }
}
