import { rm } from 'node:fs/promises';
import { REVIEW_LIMITS } from 'contract/reviews';
import { and, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { reviewImages, reviews, reviewUploads } from '../db/schema/content';
import { media } from '../db/schema/media';
import { PictureRefused } from './describe';
import { originalFile } from './original-files';
import { encodePhotograph } from './photograph';
import { deleteRenderings } from './rendering-cache';
import { isHeic } from './sniff';
import type { MediaStore } from './store';
import { storeOriginal } from './store-original';
import { UploadRefused, withEncoded } from './uploads';

/** Pictures that a person may have sent without having submitted the review. */
const MAX_WAITING_UPLOADS = 4 * REVIEW_LIMITS.pictures;
/** How long they are kept, in ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A file is larger than a review's picture may be. */
export class PictureTooLarge extends PictureRefused {}

/** The person has sent many pictures and submitted no review. */
export class TooManyUploads extends PictureRefused {}

/**
 * Stores a picture that a person sends for a review. Nobody sees it before the review is published.
 * @param file of the form; anything but a file is refused
 * @returns its hash
 * @throws PictureRefused for a file that is too large or no picture that the shop takes
 * @throws TooManyPictures when too many others wait to be decoded
 */
export async function storeReviewPicture(
  { db, store }: { readonly db: Db; readonly store: MediaStore },
  { customerId, file }: { readonly customerId: number; readonly file: FormDataEntryValue | null },
  now: Date,
): Promise<string> {
  if (!(file instanceof Blob)) throw new PictureRefused('there is no file');
  if (file.size > REVIEW_LIMITS.pictureBytes) throw new PictureTooLarge('the file is larger than 10 MB');
  const waiting = await db.$count(reviewUploads, eq(reviewUploads.customerId, customerId));
  if (waiting >= MAX_WAITING_UPLOADS) throw new TooManyUploads('too many pictures without a review');
  const bytes = await encodeReceived(store, file);
  return db.transaction(async (tx) => {
    const { hash } = await storeOriginal(store, bytes, 'image/jpeg', { isUpload: true, db: tx });
    // the same picture sent again: it is not forgotten for another day
    await tx
      .update(media)
      .set({ createdAt: now })
      .where(and(eq(media.hash, hash), eq(media.isUpload, true)));
    await tx
      .insert(reviewUploads)
      .values({ customerId, media: hash, createdAt: now })
      .onConflictDoUpdate({ target: [reviewUploads.customerId, reviewUploads.media], set: { createdAt: now } });
    return hash;
  });
}

/** HEIC, which takes seconds and hundreds of megabytes, is decoded in the process that encodes photographs. */
async function encodeReceived(store: MediaStore, file: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isHeic(bytes)) return encodePhotograph(bytes);
  try {
    return await withEncoded(store, file.stream(), async (jpeg) => jpeg);
  } catch (error) {
    if (error instanceof UploadRefused) throw new PictureRefused(error.message);
    throw error;
  }
}

/** How long ago a review may have been hidden whose cached pictures are looked for, in ms. */
const JUST_HIDDEN_MS = 60 * 60 * 1000;

/**
 * Deletes uploads that no review was submitted with for a day, and pictures of customers that no review has any more, with their
 * files; and cached renderings of pictures whose review was just refused or replaced. Copies in browsers and proxies remain.
 */
export async function forgetLostPictures(
  db: Db,
  { originals, cache }: Pick<MediaStore, 'originals' | 'cache'>,
  now: Date,
): Promise<void> {
  const lost = await db.transaction(async (tx) => {
    const before = new Date(now.getTime() - KEPT_MS);
    await tx.delete(reviewUploads).where(lt(reviewUploads.createdAt, before));
    const inReviews = tx.select({ one: sql`1` }).from(reviewImages).where(eq(reviewImages.media, media.hash));
    const waiting = tx.select({ one: sql`1` }).from(reviewUploads).where(eq(reviewUploads.media, media.hash));
    const unused = tx
      .select({ hash: media.hash })
      .from(media)
      .where(and(eq(media.isUpload, true), lt(media.createdAt, before), notExists(inReviews), notExists(waiting)))
      .for('update', { skipLocked: true });
    return tx.delete(media).where(inArray(media.hash, unused)).returning({ hash: media.hash });
  });
  const hidden = await db
    .select({ hash: reviewImages.media })
    .from(reviewImages)
    .innerJoin(reviews, eq(reviews.id, reviewImages.reviewId))
    .where(
      and(
        ne(reviews.status, 'published'),
        gt(sql`greatest(${reviews.createdAt}, ${reviews.moderatedAt})`, new Date(now.getTime() - JUST_HIDDEN_MS)),
      ),
    );
  await Promise.all(lost.map(({ hash }) => rm(originalFile({ originals }, hash), { force: true })));
  await Promise.all([...lost, ...hidden].map(({ hash }) => deleteRenderings(cache, hash)));
}
