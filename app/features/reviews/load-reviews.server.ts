import { ApiError } from '~/api/api-error';
import { getReviews } from '~/api/product-reviews';
import { withShortTimeout } from '~/api/request';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { shopPictures } from '~/features/catalog/shop-picture.server';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { Language } from '~/locale/languages';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import type { Vote } from './rules/cast-vote';
import { MAX_REVIEWS, type ReviewSummary, requestedReviewCount, summarise } from './rules/review-summary';
import { type ReviewSort, requestedReviewSort, sortReviews } from './rules/sort-reviews';

type ShownReview = {
  readonly id: number;
  /** ISO 8601 time. */
  readonly created: string;
  /** 0 to 10. */
  readonly rating: number;
  readonly name: string;
  /** May be empty. */
  readonly title: string;
  readonly comment: string;
  readonly fit: number | null;
  readonly votesUp: number;
  readonly votesDown: number;
  /** The visitor's own vote; always null on shared pages. */
  readonly vote: Vote;
  readonly isVerified: boolean;
  readonly pictures: readonly ShopPicture[];
  /** The language that it is written in, and the words that say so; null if that is the page's, or nobody knows. */
  readonly foreign: { readonly language: Language; readonly words: string } | null;
};

/** Reviews of a product for display; the same for every visitor, but for the own votes. */
export type ReviewsData = {
  readonly modelId: number;
  readonly sort: ReviewSort;
  /** The first reviews in this order, as many as the address requests. */
  readonly shown: readonly ShownReview[];
  readonly summary: ReviewSummary;
};

/**
 * Loads the reviews of a model with their summary. A failure is only logged: the page works without them. Specification 2
 * §8, §9.
 * @param count number of reviews, from the model
 */
export async function loadReviews(
  context: ShopContext,
  { modelId, count }: { readonly modelId: number; readonly count: number },
): Promise<ReviewsData | null> {
  const { api, url, language: own, t } = context;
  const sort = requestedReviewSort(url.searchParams.get('sort'));
  if (count === 0) return { modelId, sort, shown: [], summary: summarise([]) };
  try {
    const [reviews, votes] = await Promise.all([
      getReviews(withShortTimeout(api), { modelId, maxCount: MAX_REVIEWS }),
      ownVotes(context),
    ]);
    const shown = sortReviews(reviews, sort).slice(0, requestedReviewCount(url.searchParams.get('reviews')));
    return {
      modelId,
      sort,
      shown: shown.map(({ images, language, ...review }) => ({
        ...review,
        foreign: language && language !== own ? { language, words: t('locale')(`writtenIn.${language}`) } : null,
        pictures: shopPictures(images),
        vote: votes.get(review.id) ?? null,
      })),
      summary: summarise(reviews),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'reviews could not be loaded');
    return null;
  }
}

/** The visitor's votes by review; none for guests and on shared pages. */
async function ownVotes(context: ShopContext): Promise<ReadonlyMap<number, Vote>> {
  const customer = context.shared ? undefined : await currentCustomer(context);
  return new Map(customer?.votedReviews.map(({ id, vote }) => [id, vote ? 'up' : 'down']));
}
