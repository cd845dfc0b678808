import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { taxAreas, taxClasses, taxRates } from '../../db/schema/reference';
import { MAIN_STORE_ID, stores } from '../../db/schema/stores';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';
import { IMPORTED_TAX_CLASS } from './money';

/**
 * Writes the reference rows that imported products need, for a shop without demo data. The tax rate is Finland's standard
 * rate since 1 September 2024.
 */
export async function ensureReference(db: Db): Promise<void> {
  await db.insert(taxAreas).values({ id: BASE_TAX_AREA_ID, name: 'Finland', isEuMember: true }).onConflictDoNothing();
  await db.insert(taxClasses).values({ id: IMPORTED_TAX_CLASS, name: 'Standard' }).onConflictDoNothing();
  const rates = await db
    .select({ percentage: taxRates.percentage })
    .from(taxRates)
    .where(eq(taxRates.taxAreaId, BASE_TAX_AREA_ID))
    .limit(1);
  if (rates.length === 0) {
    await db.insert(taxRates).values({
      taxAreaId: BASE_TAX_AREA_ID,
      taxClassId: IMPORTED_TAX_CLASS,
      validFrom: '2024-09-01',
      percentage: 25.5,
    });
  }
  await db
    .insert(stores)
    .values({ id: MAIN_STORE_ID, slug: 'warehouse', type: 'web', name: 'Warehouse' })
    .onConflictDoNothing();
}
