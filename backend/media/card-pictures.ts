import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/**
 * Hashes of the pictures that cards show first: the first picture of each colour of each model on sale, models in the order
 * of the lists.
 * @param most pictures at most
 */
export async function firstPictures(db: Pick<Db, 'execute'>, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ media: string }>(sql`
    select media from (
      select distinct on (i.model_id, i.color_id) i.media, i.model_id, i.color_id, m.sold_amount, m.viewed_amount
      from model_images i join models m on m.id = i.model_id
      where m.is_public and not m.is_campaign_only
      order by i.model_id, i.color_id, i.sort
    ) first
    order by sold_amount desc, viewed_amount desc, model_id, color_id nulls first
    limit ${most}`);
  return [...new Set(rows.map((row) => row.media))];
}
