import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Pictures of the currently visible banners, each with its composition for phones, in display order. */
export async function bannerPictures(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ image: string; tall: string | null }>(sql`
    select b.image, m.tall from banners b join media m on m.hash = b.image
    where (b.starts_at is null or b.starts_at <= now()) and (b.ends_at is null or b.ends_at > now())
    order by b.sort, b.id`);
  return [...new Set(rows.flatMap(({ image, tall }) => (tall === null ? [image] : [image, tall])))];
}
