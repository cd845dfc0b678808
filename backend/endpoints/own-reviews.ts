import { getOwnReview, postReview, postReviewPicture } from 'contract/reviews';
import { Hono } from 'hono';
import { Refusal } from '../domain/errors/refusals';
import { type OwnReview, readOwnReview } from '../domain/reviews/own-review';
import { hasBought } from '../domain/reviews/purchases';
import { reviewTexts } from '../domain/reviews/review-texts';
import { isPublicModel, writeReview } from '../domain/reviews/write-review';
import { PictureRefused } from '../media/describe';
import { isMediaHash } from '../media/media-path';
import { readOriginal } from '../media/original-files';
import { previewOf, TooManyPictures } from '../media/photograph';
import { PictureTooLarge, storeReviewPicture, TooManyUploads } from '../media/review-pictures';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';

/** Writing reviews. */
export function ownReviewEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerOwnReview(area);
  answerWriting(area);
  answerPicture(area);
  return area;
}

function answerOwnReview(area: Area): void {
  answer(area, getOwnReview, async ({ backend, query, caller }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    if (!(await isPublicModel(backend.db, query.model_id))) return NOT_FOUND;
    const [[review], mayWrite] = await Promise.all([
      readOwnReview(backend.pool, known.customerId, query.model_id),
      hasBought(backend.db, known.customerId, query.model_id),
    ]);
    return {
      may_write: mayWrite,
      review: review
        ? {
            status: review.status,
            moderation_note: review.moderationNote,
            rating: review.rating,
            size: review.fit,
            visible_name: review.visibleName,
            title: review.title,
            comment: review.comment,
            images: await withPreviews(backend, review),
          }
        : null,
    };
  });
}

/** The pictures of a review; those that nobody else may see yet with a preview. */
function withPreviews({ media }: BackendEnv['Variables']['backend'], { status, images }: OwnReview) {
  return Promise.all(
    images.map(async (url) => {
      const original = status === 'published' ? undefined : await readOriginal(media, hashOf(url.path));
      return { url, preview: original ? await previewOf(original) : '' };
    }),
  );
}

function answerWriting(area: Area): void {
  answer(area, postReview, async ({ backend, body, caller, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const written = await writeReview(
      backend.db,
      known.customerId,
      {
        modelId: body.model_id,
        rating: body.rating,
        fit: body.size ?? null,
        visibleName: body.visible_name,
        title: body.title,
        comment: body.comment,
        pictures: body.images.map(hashOf),
      },
      { language, now },
    );
    return written ? { id: written.id, is_published: written.isPublished } : NOT_FOUND;
  });
}

function answerPicture(area: Area): void {
  answer(area, postReviewPicture, async ({ backend, body, caller, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const upload = { customerId: known.customerId, file: body.get('image') };
    const say = reviewTexts(language);
    try {
      const hash = await storeReviewPicture({ db: backend.db, store: backend.media }, upload, now);
      return { picture: `/media/${hash}` };
    } catch (error) {
      if (error instanceof PictureRefused) throw new Refusal({ image: [say(textOf(error))] });
      if (!(error instanceof TooManyPictures)) throw error;
      return new Answer(429, { detail: say('busy') }, { 'Retry-After': '5' });
    }
  });
}

/** What a person is told of a refused picture. */
function textOf(error: PictureRefused): 'pictureSize' | 'pictureMany' | 'pictureKind' {
  if (error instanceof PictureTooLarge) return 'pictureSize';
  return error instanceof TooManyUploads ? 'pictureMany' : 'pictureKind';
}

/** The hash of a picture's path; a path that is none names no picture. */
function hashOf(path: string): string {
  const hash = path.replace(/^\/media\//, '');
  return isMediaHash(hash) ? hash : '';
}
