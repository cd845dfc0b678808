import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';

/** The model that another program names by its handle or by a SKU; undefined: none. */
export async function findModel(
  db: Pick<Db, 'execute'>,
  { handle, sku }: { handle: string; sku: string },
): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id, case when m.import_key = ${`shopify:${handle}`} then 0 when m.slug = ${handle} then 1 else 2 end as place
      from models m left join old_addresses o on o.model_id = m.id and o.path = ${`products/${handle.toLowerCase()}`}
      where ${handle} <> '' and (m.import_key = ${`shopify:${handle}`} or m.slug = ${handle} or o.path is not null)
    union all select v.model_id, 3 from variants v where ${sku} <> '' and v.sku = ${sku}
    order by place limit 1`);
  return rows[0]?.id;
}

/** The variant with a SKU; undefined: none. */
export async function findVariant(db: Pick<Db, 'execute'>, sku: string): Promise<number | undefined> {
  if (sku === '') return undefined;
  const { rows } = await db.execute<{ id: number }>(sql`select id from variants where sku = ${sku}`);
  return rows[0]?.id;
}
