import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Pictures of the currently visible banners, in display order. */
export async function bannerPictures(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ image: string }>(sql`
    select image from banners
    where image is not null and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())
    order by sort, id`);
  return [...new Set(rows.map((row) => row.image))];
}
