import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Pictures of rental items that a store rents out, in display order. Drawn ones show several goods and take as long as those. */
export async function rentalPictures(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ image: string }>(sql`
    select i.image from rental_items i
    where i.image is not null and exists (select 1 from rental_item_stores o where o.item_id = i.id)
    order by i.sort, i.id`);
  return [...new Set(rows.map(({ image }) => image))];
}
