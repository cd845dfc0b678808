import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { media } from '../db/schema/media';
import type { MediaStore } from './store';
import { storeOriginal } from './store-original';
import { withEncoded } from './uploads';

/**
 * Stores a picture that staff send for the shop's pages, encoded anew: everybody may see it.
 * @param now from when the time is counted in which it must be used
 * @param record writes down who sent it, in the same transaction
 * @returns its hash
 * @throws UploadRefused for anything but a picture that the shop takes
 * @throws TooManyPictures when too many others wait to be encoded
 */
export function storeEditorPicture(
  { db, store }: { readonly db: Db; readonly store: MediaStore },
  body: ReadableStream<Uint8Array>,
  now: Date,
  record: (tx: Transaction, hash: string) => Promise<void>,
): Promise<string> {
  return withEncoded(store, body, (jpeg) =>
    db.transaction(async (tx) => {
      const { hash } = await storeOriginal(store, jpeg, 'image/jpeg', { isScene: true, db: tx });
      // a customer has sent the same one for a review
      await tx
        .update(media)
        .set({ isUpload: false, isScene: true })
        .where(and(eq(media.hash, hash), eq(media.isUpload, true)));
      // sent again, it is not forgotten for some days more
      await tx.update(media).set({ createdAt: now }).where(eq(media.hash, hash));
      await record(tx, hash);
      return hash;
    }),
  );
}
