import { getProductReviews, postReviewVote } from 'contract/reviews';
import { LANGUAGES } from '~/locale/languages';
import { bodyOf } from './call-result';
import { addressOf } from './exchange';
import { type Api, submit } from './request';

/** A customer's vote on a review of a model. */
export type ReviewVote = {
  readonly modelId: number;
  readonly reviewId: number;
  /** Null clears it. */
  readonly vote: 'up' | 'down' | null;
  /** The customer's own id; null where the backend tells none. */
  readonly customerId: number | null;
};

/**
 * Sets the customer's vote on a review, or clears it. The cached reviews of the model are forgotten, so that the next page counts it.
 * @throws ApiError for an outage, and for a vote that the backend refuses
 */
export async function sendVote(api: Api, { modelId, reviewId, vote, customerId }: ReviewVote): Promise<void> {
  const body = { review_id: reviewId, review_vote: vote, customer_id: customerId };
  bodyOf(await submit(api, postReviewVote, { body }, { forceAuth: true }));
  const address = addressOf(getProductReviews, { query: { model_id: modelId } });
  for (const language of LANGUAGES) api.cache.forget(`${getProductReviews.name} ${language} ${address}&`);
}
