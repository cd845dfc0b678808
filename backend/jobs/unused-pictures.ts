import { rm } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { media } from '../db/schema/media';
import { isStillReferenced } from '../domain/errors/database-error';
import { rowsOf } from '../domain/reading/reader';
import { originalFile } from '../media/original-files';
import { deleteRenderings } from '../media/rendering-cache';
import type { MediaStore } from '../media/store';

/** How long a picture is kept that nothing uses, in ms: its editor may still be writing. */
const UNUSED_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Pictures that editors sent some days ago and that no text says: neither a version of an item (an earlier one may become the newest
 * again), nor what readers see, an explained word or a setting.
 */
const unusedPictures = (db: Db, before: Date) =>
  rowsOf<{ hash: string }>(
    db,
    sql`with said as materialized (
        select (regexp_matches(t.words, '[0-9a-f]{32}', 'g'))[1] as hash from (
          select fields::text as words from content_versions
          union all select content_html || tabs::text from content_texts
          union all select text_html from keyword_popup_texts
          union all select value from settings
        ) t)
      select m.hash from media m
      where m.created_at < ${before} and m.recipe is null and not m.is_upload
        and exists (select 1 from audit_log a
          where a.subject = 'picture' and a.subject_id = m.hash and a.action = 'upload-picture')
        and not exists (select 1 from said where said.hash = m.hash)
        and not exists (select 1 from banners b where b.image = m.hash)
        and not exists (select 1 from rental_items r where r.image = m.hash)`,
  );

/**
 * Deletes pictures that editors sent and that nothing has used for some days, with their files. One that a row of any table still has
 * stays: the database refuses to delete it.
 */
export async function forgetUnusedPictures(
  db: Db,
  { originals, cache }: Pick<MediaStore, 'originals' | 'cache'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_KEPT_MS);
  for (const { hash } of await unusedPictures(db, before)) {
    try {
      // one that is sent again at this moment is young by then
      const isOld = and(eq(media.hash, hash), sql`${media.createdAt} < ${before}`);
      const gone = await db.delete(media).where(isOld).returning({ hash: media.hash });
      if (gone.length === 0) continue;
    } catch (error) {
      if (isStillReferenced(error)) continue;
      throw error;
    }
    await rm(originalFile({ originals }, hash), { force: true });
    await deleteRenderings(cache, hash);
  }
}
