/** The Magento sample catalogue of a sports shop, which nobody here wrote; skipped where it does not lie beside the checkout. */
import { rm } from 'node:fs/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { lumaCatalogue } from '../../tests/support/luma';
import { modelImages } from '../db/schema/model-images';
import { modelGroups, models, modelTexts } from '../db/schema/models';
import { priceHistory, prices } from '../db/schema/prices';
import { productGroupTexts } from '../db/schema/product-groups';
import { currencies, currencyRates } from '../db/schema/reference';
import { stock, stockMovements } from '../db/schema/stock';
import { variants } from '../db/schema/variants';
import { openMediaStore } from '../media/store';
import { importCatalogue } from './import-catalogue';
import { ensureReference } from './write/ensure-reference';

const luma = lumaCatalogue();

const database = withDatabase();
const dataDir = temporaryFolder();

test.skipIf(!luma)(
  'the Luma catalogue is imported whole, and twice the same (needs ../shared/data)',
  { timeout: 90_000 },
  async () => {
    if (!luma) return;
    const { db } = database();
    await ensureReference(db);
    await db.insert(currencies).values({ code: 'usd', format: '{amount} USD' });
    await db.insert(currencyRates).values({ currency: 'usd', validFrom: '2020-01-01', rate: 1.25, source: 'manual' });
    const media = await openMediaStore({ db, dataDir });
    const options = {
      ...luma,
      language: 'en',
      currency: 'usd',
      tax: 'excluded',
      brand: 'Luma',
      now: new Date(),
    } as const;

    const { format, report } = await importCatalogue(options, { db, media });

    expect(format).toBe('magento');
    expect(report.counts).toMatchObject({ rows: 1994, models: 147, createdModels: 147, variants: 1847 });
    expect(report.counts.images).toBeGreaterThan(90);
    expect(report.counts.missingImages).toBeGreaterThan(100);
    expect(report.skipped).toEqual([]);

    const [pant] = await db
      .select({ id: models.id, name: modelTexts.name })
      .from(models)
      .innerJoin(modelTexts, eq(modelTexts.modelId, models.id))
      .where(eq(models.importKey, 'magento:MP02'));
    expect(pant?.name).toBe('Viktor LumaTech™ Pant');
    const [gray32] = await db
      .select({
        id: variants.id,
        colorId: variants.colorId,
        regularCents: prices.regularCents,
        quantity: stock.quantity,
      })
      .from(variants)
      .innerJoin(prices, eq(prices.variantId, variants.id))
      .innerJoin(stock, eq(stock.variantId, variants.id))
      .where(eq(variants.sku, 'MP02-32-Gray'));
    expect(gray32).toMatchObject({ regularCents: Math.round((4600 / 1.25) * 1.255), quantity: 100 });
    const pictures = await db
      .select({ media: modelImages.media })
      .from(modelImages)
      .where(and(eq(modelImages.modelId, pant?.id ?? 0), eq(modelImages.colorId, gray32?.colorId ?? 0)));
    expect(pictures.length).toBeGreaterThan(1);
    const mains = await db
      .select({ path: productGroupTexts.path })
      .from(modelGroups)
      .innerJoin(
        productGroupTexts,
        and(eq(productGroupTexts.groupId, modelGroups.groupId), eq(productGroupTexts.language, 'fi')),
      )
      .where(and(eq(modelGroups.modelId, pant?.id ?? 0), eq(modelGroups.isMain, true)));
    expect(mains).toEqual([{ path: 'men/bottoms/pants' }]);

    const again = await importCatalogue({ ...options, now: new Date() }, { db, media });
    expect(again.report.counts).toMatchObject({ models: 147, createdModels: 0, updatedModels: 147, variants: 1847 });
    const count = async (query: Promise<{ n: number }[]>): Promise<number | undefined> => (await query)[0]?.n;
    const n = sql<number>`count(*)::int`;
    expect(await count(db.select({ n }).from(variants))).toBe(1847);
    expect(await count(db.select({ n }).from(priceHistory))).toBe(1847);
    expect(await count(db.select({ n }).from(priceHistory).where(isNull(priceHistory.validTo)))).toBe(1847);
    expect(await count(db.select({ n }).from(stockMovements))).toBe(1847);
    await rm(dataDir, { recursive: true, force: true });
  },
);
