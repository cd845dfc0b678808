import { getOwnReview, getProductReviews, postReview, postReviewPicture } from 'contract/reviews';
import { LANGUAGES } from '~/locale/languages';
import type { Saved } from './account';
import { bodyOf } from './call-result';
import { addressOf } from './exchange';
import { readRefusal, textsOf } from './refusal';
import { type Api, read, submit } from './request';

/*
 * Every function throws the ApiError of a 401 when the session is over, of an outage, and of a backend without the call.
 */

/** The customer's own review of a model, and whether the customer bought the model; undefined when there is no such model. */
export async function readOwnReview(api: Api, modelId: number) {
  const answer = await read(api, getOwnReview, { query: { model_id: modelId } });
  if (answer.status === 404) return undefined;
  const { may_write, review } = bodyOf(answer);
  return {
    mayWrite: may_write,
    review: review && {
      status: review.status,
      note: review.moderation_note,
      /** 0 to 10. */
      rating: review.rating,
      fit: review.size,
      name: review.visible_name,
      title: review.title,
      comment: review.comment,
      pictures: review.images.map(({ url }) => url),
      /** Small versions of pictures that nobody else may see yet, as data addresses, by their paths. */
      previews: new Map(review.images.flatMap(({ url, preview }) => (preview ? [[url.path, preview]] : []))),
    },
  };
}

/** A review to submit. */
export type NewReview = {
  readonly modelId: number;
  /** 1 to 5. */
  readonly stars: number;
  readonly fit: 2 | 4 | 6 | 8 | 10 | null;
  readonly name: string;
  readonly title: string;
  readonly comment: string;
  /** Paths of pictures. */
  readonly pictures: readonly string[];
};

/**
 * Submits the customer's review, which replaces an earlier one. The cached reviews of the model are forgotten.
 * @returns whether it is shown at once; undefined when there is no such model
 */
export async function sendReview(
  api: Api,
  { modelId, stars, fit, name, title, comment, pictures }: NewReview,
): Promise<{ readonly isPublished: boolean } | Extract<Saved, { ok: false }> | undefined> {
  const answer = await submit(api, postReview, {
    body: {
      ...{ model_id: modelId, rating: stars * 2, size: fit, visible_name: name, title, comment },
      images: [...pictures],
    },
  });
  if (answer.status === 404) return undefined;
  if (answer.status === 400) return { ok: false, refusal: readRefusal(answer.body) };
  const { is_published } = bodyOf(answer);
  const address = addressOf(getProductReviews, { query: { model_id: modelId } });
  for (const language of LANGUAGES) api.cache.forget(`${getProductReviews.name} ${language} ${address}&`);
  return { isPublished: is_published };
}

/** Sends one picture for a review. @returns its path, or why it was refused */
export async function sendReviewPicture(
  api: Api,
  file: File,
): Promise<{ readonly path: string } | { readonly problem: string }> {
  const body = new FormData();
  body.append('image', file, 'image');
  const answer = await submit(api, postReviewPicture, { body });
  if (answer.status === 400) return { problem: textsOf(readRefusal(answer.body)).join(' ') };
  if (answer.status === 429) return { problem: answer.body.detail };
  return { path: bodyOf(answer).picture.path };
}
