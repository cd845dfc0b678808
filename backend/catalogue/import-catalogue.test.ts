// Long because everything that an import may do has a test here, all with the same files and the same shop.
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter, smallCatalogue, temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { manufacturers } from '../db/schema/manufacturers';
import { modelImages } from '../db/schema/model-images';
import { modelGroups, models, modelTexts } from '../db/schema/models';
import { priceHistory, prices } from '../db/schema/prices';
import { productGroupTexts } from '../db/schema/product-groups';
import { modelProperties, modelPropertyTexts } from '../db/schema/properties';
import { stock, stockMovements } from '../db/schema/stock';
import { colors } from '../db/schema/variant-attributes';
import { variants } from '../db/schema/variants';
import { type MediaStore, openMediaStore } from '../media/store';
import { importCatalogue } from './import-catalogue';
import { ensureReference } from './write/ensure-reference';

const database = withDatabase();
const dataDir = temporaryFolder();
const images = path.join(temporaryFolder(), 'images');
const write = fileWriter();
const defaults = { language: 'en', currency: 'eur', tax: 'included', brand: 'Hanki' } as const;
let media: MediaStore;

beforeAll(async () => {
  await ensureReference(database().db);
  media = await openMediaStore({ db: database().db, dataDir });
  mkdirSync(path.join(images, 'f/e'), { recursive: true });
  for (const [name, background] of [
    ['f/e/fell-red_main.png', '#c0392f'],
    ['f/e/fell-red_back.png', '#b0291f'],
    ['f/e/fell-gray_main.png', '#8d9497'],
    ['flask.png', '#dddddd'],
  ] as const) {
    const picture = sharp({ create: { width: 40, height: 50, channels: 3, background } });
    writeFileSync(path.join(images, name), await picture.png().toBuffer());
  }
  writeFileSync(path.join(images, 'broken.png'), 'no picture');
  symlinkSync('/etc/passwd', path.join(images, 'passwd'));
});

const shop = () => ({ db: database().db, media });

function importFile(file: string, more: { brand?: string; now?: Date; images?: string; tax?: 'excluded' } = {}) {
  return importCatalogue({ ...defaults, now: new Date(), file, ...more }, shop());
}

async function modelOf(importKey: string): Promise<number> {
  const [row] = await database().db.select({ id: models.id }).from(models).where(eq(models.importKey, importKey));
  if (!row) throw new Error(`${importKey} was not imported.`);
  return row.id;
}

test('a model is written with its texts, groups, properties, variants, prices, stock and pictures', async () => {
  const { db } = database();
  const { report } = await importFile(smallCatalogue('magento.csv'), { images });
  expect(report.counts).toMatchObject({
    rows: 5,
    models: 2,
    createdModels: 2,
    variants: 4,
    images: 4,
    missingImages: 1,
  });
  expect(report.lostImages).toEqual([{ line: 5, text: 'not found: /f/e/fell-detail.png' }]);
  const id = await modelOf('magento:FELL');

  const [text] = await db.select().from(modelTexts).where(eq(modelTexts.modelId, id));
  expect(text).toMatchObject({ language: 'en', name: 'Fell™ Jacket', shortDescription: 'Warm & light. Hood' });
  expect(text?.descriptionHtml).toBe('<p>Warm &amp; light.</p><ul><li>Hood</li></ul>');
  const groups = await db
    .select({ path: productGroupTexts.path, isMain: modelGroups.isMain })
    .from(modelGroups)
    .innerJoin(productGroupTexts, eq(productGroupTexts.groupId, modelGroups.groupId))
    .where(and(eq(modelGroups.modelId, id), eq(productGroupTexts.language, 'ru')))
    .orderBy(asc(productGroupTexts.path));
  expect(groups).toEqual([
    { path: 'men/jackets', isMain: true },
    { path: 'promotions/winter-sale', isMain: false },
  ]);
  const properties = await db
    .select({ value: modelPropertyTexts.value })
    .from(modelPropertyTexts)
    .innerJoin(modelProperties, eq(modelProperties.id, modelPropertyTexts.modelPropertyId))
    .where(eq(modelProperties.modelId, id))
    .orderBy(asc(modelProperties.sort));
  expect(properties.map(({ value }) => value)).toEqual(['Nylon', 'Wool', 'Yes', 'Cool, windy', 'Spring']);
  const sold = await db
    .select({ sku: variants.sku, cents: prices.regularCents, reduced: prices.discountCents, units: stock.quantity })
    .from(variants)
    .innerJoin(prices, eq(prices.variantId, variants.id))
    .innerJoin(stock, and(eq(stock.variantId, variants.id), eq(stock.storeId, 20)))
    .where(eq(variants.modelId, id))
    .orderBy(asc(variants.sku));
  expect(sold).toEqual([
    { sku: 'FELL-M-Gray', cents: 13000, reduced: null, units: 0 },
    { sku: 'FELL-M-Red', cents: 12000, reduced: 9990, units: 3 },
    { sku: 'FELL-S-Red', cents: 12000, reduced: null, units: 5 },
  ]);
  const pictures = await db
    .select({ color: colors.slug, sort: modelImages.sort })
    .from(modelImages)
    .leftJoin(colors, eq(colors.id, modelImages.colorId))
    .where(eq(modelImages.modelId, id))
    .orderBy(asc(colors.slug), asc(modelImages.sort));
  expect(pictures).toEqual([
    { color: 'gray', sort: 0 },
    { color: 'red', sort: 0 },
    { color: 'red', sort: 1 },
  ]);
  const [brand] = await db
    .select({ name: manufacturers.name })
    .from(models)
    .innerJoin(manufacturers, eq(manufacturers.id, models.manufacturerId))
    .where(eq(models.id, id));
  expect(brand?.name).toBe('Hanki');
});

test('importing again updates: address and pictures stay, a new price goes to the history, stock moves by the difference', async () => {
  const { db } = database();
  const before = await db.select({ id: models.id, slug: models.slug }).from(models).orderBy(asc(models.id));
  const changed = (await readFile(smallCatalogue('magento.csv'), 'utf8'))
    .replace('120.00,,fell-jacket-s-red', '110.00,,fell-jacket-s-blue')
    .replace('"has_options=0,size=S,color=Red",5', '"has_options=0,size=S,color=Red",9')
    .replace('Fell&trade; Jacket', 'Fell Jacket II');
  const later = new Date(Date.now() + 60_000);
  const { report } = await importFile(write(changed), { now: later });
  expect(report.counts).toMatchObject({ models: 2, createdModels: 0, updatedModels: 2, variants: 4 });
  expect(await db.select({ id: models.id, slug: models.slug }).from(models).orderBy(asc(models.id))).toEqual(before);
  const id = await modelOf('magento:FELL');
  expect(await db.select().from(modelImages).where(eq(modelImages.modelId, id))).toHaveLength(3);

  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.sku, 'FELL-S-Red'));
  const spans = await db
    .select({ cents: priceHistory.priceCents, to: priceHistory.validTo })
    .from(priceHistory)
    .where(eq(priceHistory.variantId, variant?.id ?? 0))
    .orderBy(asc(priceHistory.validFrom));
  expect(spans).toEqual([
    { cents: 12000, to: later },
    { cents: 11000, to: null },
  ]);
  const moves = await db
    .select({ delta: stockMovements.delta, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variant?.id ?? 0))
    .orderBy(asc(stockMovements.id));
  expect(moves).toEqual([
    { delta: 5, reason: 'import' },
    { delta: 4, reason: 'import' },
  ]);
});

test('a variant under a new SKU is the same variant when colour, size and type are', async () => {
  const { db } = database();
  const idOf = async (sku: string) =>
    (await db.select({ id: variants.id }).from(variants).where(eq(variants.sku, sku)))[0]?.id;
  const before = await idOf('FELL-S-Red');
  const whole = await readFile(smallCatalogue('magento.csv'), 'utf8');
  await importFile(write(whole.replaceAll('FELL-S-Red', 'FELL-SMALL-RED')));
  expect(await idOf('FELL-SMALL-RED')).toBe(before);
  await importFile(write(whole));
  expect(await idOf('FELL-S-Red')).toBe(before);
});

test('two imports of one file at once make each model once', async () => {
  const { db } = database();
  const rows = Array.from({ length: 60 }, (_, index) => `twin-${index},Twin,Kettu,TWIN-${index},10\n`).join('');
  const file = write(`Handle,Title,Vendor,Variant SKU,Variant Price\n${rows}`);
  const [first, second] = await Promise.all([importFile(file), importFile(file)]);
  expect([first.report.skipped, second.report.skipped]).toEqual([[], []]);
  const written = await db.select({ sku: variants.sku }).from(variants).where(like(variants.sku, 'TWIN-%'));
  expect(written).toHaveLength(60);
});

test('stock stays the sum of its movements when units are taken while the file is imported', async () => {
  const { db } = database();
  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.sku, 'FLASK'));
  const id = variant?.id ?? 0;
  const place = and(eq(stock.variantId, id), eq(stock.storeId, 20));
  const takeOne = () =>
    db.transaction(async (tx) => {
      const [row] = await tx.select({ left: stock.quantity }).from(stock).where(place).for('update');
      if (!row || row.left === 0) return;
      await tx
        .update(stock)
        .set({ quantity: row.left - 1 })
        .where(place);
      await tx.insert(stockMovements).values({ variantId: id, storeId: 20, delta: -1, reason: 'count' });
    });
  const imports = [1, 2, 3].map(() => importFile(smallCatalogue('magento.csv')));
  await Promise.all([...imports, ...Array.from({ length: 12 }, takeOne)]);
  const moves = await db
    .select({ delta: stockMovements.delta })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, id));
  const [row] = await db.select({ left: stock.quantity }).from(stock).where(place);
  expect(row?.left).toBe(moves.reduce((sum, { delta }) => sum + delta, 0));
});

test('prices without tax get Finnish tax, prices in an unknown currency are skipped', async () => {
  const { report } = await importFile(smallCatalogue('merchant.xml'), { tax: 'excluded' });
  expect(report.skipped).toContainEqual({ line: 20, text: 'STOVE: the shop has no rate for the currency "usd"' });
  const [tent] = await database()
    .db.select({ cents: prices.regularCents, reduced: prices.discountCents })
    .from(prices)
    .innerJoin(variants, eq(variants.id, prices.variantId))
    .where(eq(variants.sku, 'TENT-G'));
  expect(tent).toEqual({ cents: Math.round(39900 * 1.255), reduced: Math.round(34900 * 1.255) });
});

test('pictures are found by name only: nothing outside the folder, no links, nothing that is no picture', async () => {
  const header = 'Handle,Title,Vendor,Variant SKU,Variant Price,Image Src\n';
  const references = [
    '../../../../etc/passwd',
    'passwd',
    'broken.png',
    'https://cdn.example/a/flask.png?v=1',
    'https://cdn.example/none.png',
  ];
  const rows = references.map((reference, index) => `p${index},P${index},Kettu,P-${index},10,${reference}\n`);
  const { report } = await importFile(write(header + rows.join('')), { images });
  expect(report.lostImages.map(({ text }) => text)).toEqual([
    'not found: ../../../../etc/passwd',
    'not found: passwd',
    'broken.png: the file is not a picture of a known type',
    'not at hand: https://cdn.example/none.png',
  ]);
  expect(report.counts).toMatchObject({ models: 5, images: 1, missingImages: 3, remoteImages: 1 });
});

test('a picture whose name a Mac wrote with accents of their own is found by its composed name', async () => {
  const folder = temporaryFolder();
  copyFileSync(path.join(images, 'flask.png'), path.join(folder, 'pullo-\u0061\u0308.png'));
  const file = write(
    'Handle,Title,Vendor,Variant SKU,Variant Price,Image Src\nmac,Mac,Kettu,MAC,10,Pullo-\u00e4.png\n',
  );
  const { report } = await importFile(file, { images: folder });
  expect(report.counts).toMatchObject({ images: 1, missingImages: 0 });
});

test('hostile texts are stored as text and hostile headers pollute nothing', async () => {
  const name = `<img src=x onerror=alert(1)>=cmd|' /C calc'!A0 %_'"\\`;
  const file = write(
    `Handle,Title,Vendor,Variant SKU,Variant Price,__proto__\nevil,"${name.replaceAll('"', '""')}","<b>Bad</b>",EVIL,10,x\n`,
  );
  await importFile(file);
  const [text] = await database()
    .db.select({ name: modelTexts.name })
    .from(modelTexts)
    .where(eq(modelTexts.modelId, await modelOf('shopify:evil')));
  expect(text?.name).toBe(`=cmd|' /C calc'!A0 %_'"\\`);
});

test('a dry run reads, looks for pictures and writes nothing', async () => {
  const file = write('Handle,Title,Vendor,Variant SKU,Variant Price,Image Src\ndry,Dry,Kettu,DRY,10,flask.png\n');
  const { report } = await importCatalogue({ ...defaults, now: new Date(), file, images }, undefined);
  expect(report.counts).toMatchObject({ models: 1, variants: 1, images: 1 });
  expect(await database().db.select().from(models).where(eq(models.importKey, 'shopify:dry'))).toEqual([]);
});
