/** Exports of other shops, which nobody here wrote; skipped where they do not lie beside the checkout. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fileWriter, temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { exportedGoods } from '../../tests/support/exported-goods';
import { goodsRows } from '../../tests/support/goods-rows';
import { lumaCatalogue } from '../../tests/support/luma';
import { modelImages } from '../db/schema/model-images';
import { modelGroups, models, modelTexts } from '../db/schema/models';
import { priceHistory, prices } from '../db/schema/prices';
import { productGroupTexts } from '../db/schema/product-groups';
import { currencies, currencyRates } from '../db/schema/reference';
import { stock, stockMovements } from '../db/schema/stock';
import { variants } from '../db/schema/variants';
import { type MediaStore, openMediaStore } from '../media/store';
import { importCatalogue } from './import-catalogue';
import { ensureReference } from './write/ensure-reference';

const luma = lumaCatalogue();
const apparel = path.resolve(import.meta.dirname, '../../../shared/data/catalogue-shopify-csv/apparel.csv');
const SHOPIFY = existsSync(apparel) ? apparel : '';
const write = fileWriter();

const database = withDatabase();
const dataDir = temporaryFolder();

/** Exports the goods and imports them again: nothing may change. */
async function expectSameAgain(format: 'magento' | 'shopify', media: MediaStore): Promise<void> {
  const { db } = database();
  const before = await goodsRows(database());
  const { text } = await exportedGoods(db, format, 'en');
  const options = { language: 'en', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
  const { report } = await importCatalogue({ ...options, file: write(text) }, { db, media });
  expect([report.skipped, report.counts.createdModels, report.counts.withdrawnVariants]).toEqual([[], 0, 0]);
  expect(await goodsRows(database())).toEqual(before);
}

test.skipIf(!SHOPIFY)('Shopify’s own example goes in, out and in again (needs ../shared/data)', async () => {
  const { db } = database();
  await ensureReference(db);
  const media = await openMediaStore({ db, dataDir });
  const options = {
    file: SHOPIFY,
    brand: 'Hanki',
    language: 'en',
    currency: 'eur',
    tax: 'included',
    now: new Date(),
  } as const;
  const { report } = await importCatalogue(options, { db, media });
  expect([report.skipped, report.counts.createdModels > 1]).toEqual([[], true]);
  await expectSameAgain('shopify', media);
  await db.execute(sql`truncate models, product_groups, manufacturers, price_history, stock_movements cascade`);
});

test.skipIf(!luma)(
  'the Luma catalogue is imported whole, twice the same, and out and in again (needs ../shared/data)',
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
    await expectSameAgain('magento', media);
    await rm(dataDir, { recursive: true, force: true });
  },
);
