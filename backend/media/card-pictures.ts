import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/**
 * Hashes of the cards' first pictures: the first picture of each colour of each model on sale. The first models of all
 * product groups come before the second ones, so that the first screen of every list is ready early.
 * @param max pictures at most
 */
export async function firstPictures(db: Pick<Db, 'execute'>, max: number): Promise<string[]> {
  const { rows } = await db.execute<{ media: string }>(sql`
    with placed as (
      select m.id, m.sold_amount, row_number() over (partition by g.group_id order by m.sold_amount desc, m.id) as place
      from models m left join model_groups g on g.model_id = m.id
      where m.is_public and not m.is_campaign_only
    ), shown as (
      select id, sold_amount, min(place) as place from placed group by id, sold_amount
      order by place, sold_amount desc, id limit ${max}
    ), first as (
      select distinct on (i.model_id, i.color_id) i.media, i.color_id, shown.*
      from model_images i join shown on shown.id = i.model_id
      order by i.model_id, i.color_id, i.sort
    )
    select media from first order by place, sold_amount desc, id, color_id nulls first
    limit ${max}`);
  return [...new Set(rows.map((row) => row.media))];
}
