import { PHOTO_LIMITS } from 'contract/complaint-status';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { complaintPictures, isUnattached } from '../../db/schema/complaints';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { complaintTexts } from './complaint-texts';

/**
 * Gives photographs that were sent to a complaint, to a message about it, or to a question. Of two that name the same photograph at once one gets it:
 * their rows are locked first.
 * @param names in their order; whoever sent a photograph knows its name, and nobody else
 * @throws Refusal when one is gone or belongs to something already, or when they are too large together
 */
export async function attachPictures(
  tx: Transaction,
  names: readonly string[],
  to: { readonly complaintId: number; readonly messageId: number | null } | { readonly contactMessageId: number },
  language: ShopLanguage,
): Promise<void> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return;
  const say = complaintTexts(language);
  const free = await tx
    .select({ id: complaintPictures.id, bytes: complaintPictures.receivedBytes })
    .from(complaintPictures)
    .where(and(inArray(complaintPictures.reference, wanted), isUnattached))
    // one order for everybody, so that no two wait for each other
    .orderBy(asc(complaintPictures.id))
    .for('update');
  if (free.length < wanted.length) throw new Refusal({ images: [say('pictureGone')] });
  const bytes = free.reduce((sum, picture) => sum + picture.bytes, 0);
  if (bytes >= PHOTO_LIMITS.allBytes) throw new Refusal({ images: [say('picturesBytes')] });
  const position = sql`array_position(${sql.param(wanted)}::text[], ${complaintPictures.reference}) - 1`;
  await tx
    .update(complaintPictures)
    .set({ ...to, sort: position })
    .where(inArray(complaintPictures.reference, wanted));
}
