import type { Transaction } from '../../db/client';
import { priceHistory, prices } from '../../db/schema/prices';
import { variants } from '../../db/schema/variants';
import { BASE_TAX_AREA_ID } from '../pricing/tax-rates';

/** The one variant of a model that the desk made, with its price and the beginning of its history. @returns its id */
export async function insertOnlyVariant(
  tx: Transaction,
  variant: typeof variants.$inferInsert,
  priceCents: number,
  now: Date,
): Promise<number> {
  const [made] = await tx.insert(variants).values(variant).returning({ id: variants.id });
  if (!made) throw new Error('The variant was not written.');
  const place = { variantId: made.id, taxAreaId: BASE_TAX_AREA_ID };
  await tx.insert(prices).values({ ...place, regularCents: priceCents, updatedAt: now });
  await tx.insert(priceHistory).values({ ...place, priceCents, validFrom: now });
  return made.id;
}
