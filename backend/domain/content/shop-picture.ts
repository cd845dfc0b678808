import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { media } from '../../db/schema/media';

/** Whether the shop has a picture that everybody may see: none that a customer sent for a review. @param hash as typed or sent */
export async function isShopPicture(tx: Transaction, hash: string): Promise<boolean> {
  const [row] = await tx.select({ isUpload: media.isUpload }).from(media).where(eq(media.hash, hash));
  return row?.isUpload === false;
}
