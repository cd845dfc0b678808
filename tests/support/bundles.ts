import type { Db } from 'backend/db/client';
import { bundleParts } from 'backend/db/schema/model-details';
import { variants } from 'backend/db/schema/variants';
import { eq } from 'drizzle-orm';
import { insertVariant, type VariantOptions } from './shop-data';

/** The model of a variant. */
export async function modelOfVariant(db: Db, variantId: number): Promise<number> {
  const [row] = await db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, variantId));
  if (!row) throw new Error(`There is no variant ${variantId}.`);
  return row.id;
}

/** Makes a bundle of the models of these variants. @returns the id of its own variant, which has its price */
export async function insertBundle(db: Db, parts: readonly number[], options: VariantOptions = {}): Promise<number> {
  const own = await insertVariant(db, { name: 'Set', regularCents: 25_000, ...options });
  const bundleId = await modelOfVariant(db, own);
  for (const [sort, variantId] of parts.entries())
    await db.insert(bundleParts).values({ bundleId, sort, modelId: await modelOfVariant(db, variantId) });
  return own;
}
