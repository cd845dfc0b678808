import { and, eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { reviewImages, reviews, reviewUploads } from '../../db/schema/content';
import { reviewVotes } from '../../db/schema/members';
import { models } from '../../db/schema/models';
import { settings } from '../../db/schema/reference';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { hasBought } from './purchases';
import { reviewTexts } from './review-texts';

/** A review as its writer submits it. */
export interface SubmittedReview {
  readonly modelId: number;
  /** 2 to 10: twice the stars. */
  readonly rating: number;
  /** Fit score 2, 4, 6, 8 or 10; null when it was not told. */
  readonly fit: number | null;
  readonly visibleName: string;
  readonly title: string;
  readonly comment: string;
  /** Hashes of pictures: uploads of the writer, or those of the review that is replaced. */
  readonly pictures: readonly string[];
}

/** The general setting that says when reviews are shown; with any other value than `AT_ONCE` they wait for moderation. */
export const PUBLISHING_SETTING = 'review_publishing';
export const AT_ONCE = 'at_once';
export const AFTER_MODERATION = 'after_moderation';

/**
 * Writes a person's review of a public model that the person bought. A person has one review of a model: another one replaces it,
 * begins without votes and is moderated again. Closes the race of two submissions of the same person: the second waits at the
 * review's row and replaces the first.
 * @returns null when there is no such model
 * @throws Refusal when the person has not bought it, or names pictures that are not the person's own
 */
export async function writeReview(
  db: Db,
  customerId: number,
  { modelId, pictures, ...said }: SubmittedReview,
  { language, now }: { readonly language: ShopLanguage; readonly now: Date },
): Promise<{ readonly id: number; readonly isPublished: boolean } | null> {
  return db.transaction(async (tx) => {
    if (!(await isPublicModel(tx, modelId))) return null;
    if (!(await hasBought(tx, customerId, modelId)))
      throw new Refusal({ detail: [reviewTexts(language)('notBought')] });
    const isPublished = await isPublishedAtOnce(tx);
    const content = {
      ...{ ...said, language, createdAt: now, isVerified: true, moderationNote: '', moderatedAt: null },
      ...{ status: isPublished ? ('published' as const) : ('pending' as const), votesUp: 0, votesDown: 0 },
    };
    const [replaced] = await tx
      .select({ status: reviews.status })
      .from(reviews)
      .where(and(eq(reviews.customerId, customerId), eq(reviews.modelId, modelId)))
      .for('update');
    const [review] = await tx
      .insert(reviews)
      .values({ ...content, customerId, modelId })
      .onConflictDoUpdate({ target: [reviews.customerId, reviews.modelId], set: content })
      .returning({ id: reviews.id });
    if (!review) throw new Error('The insert returned no row.');
    await tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, review.id));
    await replacePictures(tx, { customerId, reviewId: review.id, pictures: [...new Set(pictures)], language });
    // a waiting review is on no page: a customer who writes one must not clear the caches of all visitors
    if (isPublished || replaced?.status === 'published') await announceCatalogueChange(tx);
    return { id: review.id, isPublished };
  });
}

/** Whether there is a model that guests can see. */
export async function isPublicModel(reader: Db | Transaction, modelId: number): Promise<boolean> {
  const [model] = await reader
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.id, modelId), eq(models.isPublic, true)));
  return model !== undefined;
}

async function isPublishedAtOnce(tx: Transaction): Promise<boolean> {
  const [setting] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, PUBLISHING_SETTING));
  return setting?.value === AT_ONCE;
}

/** @throws Refusal for a picture that is neither an upload of the person nor in the review already */
async function replacePictures(
  tx: Transaction,
  {
    customerId,
    reviewId,
    pictures,
    language,
  }: {
    readonly customerId: number;
    readonly reviewId: number;
    readonly pictures: readonly string[];
    readonly language: ShopLanguage;
  },
): Promise<void> {
  const own = await tx
    .delete(reviewUploads)
    .where(
      and(
        eq(reviewUploads.customerId, customerId),
        sql`${reviewUploads.media} = any(${sql.param([...pictures])}::text[])`,
      ),
    )
    .returning({ media: reviewUploads.media });
  const before = await tx
    .delete(reviewImages)
    .where(eq(reviewImages.reviewId, reviewId))
    .returning({ media: reviewImages.media });
  const allowed = new Set([...own, ...before].map(({ media }) => media));
  if (!pictures.every((picture) => allowed.has(picture)))
    throw new Refusal({ images: [reviewTexts(language)('pictureUnknown')] });
  if (pictures.length === 0) return;
  await tx.insert(reviewImages).values(pictures.map((media, sort) => ({ reviewId, sort, media })));
}
