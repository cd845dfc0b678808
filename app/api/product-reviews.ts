import { getProductReviews } from 'contract/reviews';
import { isLanguage } from '~/locale/languages';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** Maximum pages of reviews to read from a backend with small pages. */
const MAX_REVIEW_PAGES = 20;

/**
 * A model's reviews: `rating` 0 to 10, `fit` 2 to 10 or null, `language` null where nobody knows it. If the backend returns fewer per page than requested, further pages
 * are read until there are enough.
 * @param maxCount maximum number of reviews
 */
export async function getReviews(
  api: Api,
  { modelId, maxCount }: { readonly modelId: number; readonly maxCount: number },
) {
  const readPage = async (page: number) =>
    bodyOf(await readShared(api, getProductReviews, { query: { model_id: modelId, size: maxCount, page } }));
  const first = await readPage(1);
  const size = first.results.length;
  const pageCount = size === 0 ? 1 : Math.min(first.max_pages, Math.ceil(maxCount / size), MAX_REVIEW_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => readPage(index + 2)),
  );
  const results = [first, ...others].flatMap((page) => page.results).slice(0, maxCount);
  return results.map((review) => ({
    id: review.id,
    created: review.created,
    rating: review.rating,
    name: review.visible_name,
    title: review.title,
    comment: review.comment,
    fit: review.size,
    images: review.images.map(({ url }) => url),
    votesUp: review.votes_up,
    votesDown: review.votes_down,
    isVerified: review.is_verified,
    language: isLanguage(review.language) ? review.language : null,
  }));
}
