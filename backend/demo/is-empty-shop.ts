import type { Db, Transaction } from '../db/client';
import { models } from '../db/schema/models';
import { taxAreas } from '../db/schema/reference';

/** Whether a database has no shop yet: neither countries nor products. */
export async function isEmptyShop(db: Db | Transaction): Promise<boolean> {
  const areas = await db.select({ id: taxAreas.id }).from(taxAreas).limit(1);
  const products = await db.select({ id: models.id }).from(models).limit(1);
  return areas.length === 0 && products.length === 0;
}
