import { type Db, schema } from 'backend/db/client';
import { media } from 'backend/db/schema/media';
import { priceHistory, prices } from 'backend/db/schema/prices';
import { stock } from 'backend/db/schema/stock';

/** Ids used by the tests. */
export const SHOP = {
  shell: { id: 1, slug: 'tuisku-kuoritakki', variants: { greenM: 11, greenL: 12, blueM: 13 } },
  hidden: { id: 2, slug: 'salainen-takki', variant: 21 },
  campaignOnly: { id: 3, slug: 'kampanjatakki', variant: 31 },
  soldOut: { id: 4, slug: 'loppu-takki', variant: 41 },
  outlet: { id: 5, slug: 'poisto-takki', variant: 51 },
} as const;

/** Midnight of a day, UTC. */
export const day = (text: string) => new Date(`${text}T00:00:00Z`);

const HASH = 'a'.repeat(32);

export async function insertCatalogue(db: Db): Promise<void> {
  await db
    .insert(media)
    .values([{ hash: HASH, mime: 'image/png', bytes: 100, width: 640, height: 800, color: '#eef2f1' }]);
  await db.insert(schema.productGroups).values([{ id: 1 }]);
  await db.insert(schema.productGroups).values([{ id: 2, parentId: 1 }]);
  await db.insert(schema.productGroupTexts).values([
    { groupId: 1, language: 'fi', name: 'Takit', shortName: 'Takit', path: 'takit' },
    { groupId: 1, language: 'en', name: 'Jackets', shortName: 'Jackets', path: 'jackets' },
    {
      groupId: 2,
      language: 'fi',
      name: 'Kuoritakit',
      shortName: 'Kuoret',
      path: 'takit/kuoritakit',
      descriptionHtml: '<p>Pitävät <b>sateen</b> ulkona.</p>',
    },
    { groupId: 2, language: 'en', name: 'Shell jackets', shortName: 'Shells', path: 'jackets/shells' },
  ]);
  await db
    .insert(schema.manufacturers)
    .values([{ id: 1, slug: 'aapa', name: 'Aapa', logo: HASH, address: 'Aapa Oy, Oulu' }]);
  await db
    .insert(schema.manufacturerTexts)
    .values([{ manufacturerId: 1, language: 'en', descriptionHtml: '<p>From the north.</p>' }]);
  await db.insert(schema.colors).values([
    { id: 1, slug: 'vihrea', control: '#1f5f4a' },
    { id: 2, slug: 'sininen', control: '#1f3f7a' },
  ]);
  await db.insert(schema.colorTexts).values([
    { colorId: 1, language: 'fi', name: 'Vihreä' },
    { colorId: 1, language: 'en', name: 'Green' },
    { colorId: 2, language: 'fi', name: 'Sininen' },
  ]);
  await db.insert(schema.sizes).values([
    { id: 1, slug: 'l', name: 'L', sort: 60 },
    { id: 2, slug: 'm', name: 'M', sort: 50 },
  ]);
  await db.insert(schema.variantTypes).values([{ id: 1, slug: 'regular' }]);
  const common = { manufacturerId: 1, taxClassId: 1, publishedAt: day('2026-01-01') };
  const { shell, hidden, campaignOnly, soldOut, outlet } = SHOP;
  await db.insert(schema.models).values([
    { ...common, id: shell.id, slug: shell.slug, modelNumber: 'TUI-1', soldAmount: 50 },
    { ...common, id: hidden.id, slug: hidden.slug, isPublic: false },
    { ...common, id: campaignOnly.id, slug: campaignOnly.slug, isCampaignOnly: true },
    { ...common, id: soldOut.id, slug: soldOut.slug },
    { ...common, id: outlet.id, slug: outlet.slug, belongsToOutlet: true, allowDiscount: false },
  ]);
  await db.insert(schema.modelTexts).values([
    { modelId: shell.id, language: 'fi', name: 'Tuisku', tagline: 'Kuoritakki', descriptionHtml: '<p>Kestää.</p>' },
    { modelId: shell.id, language: 'en', name: 'Blizzard', tagline: 'Shell jacket', descriptionHtml: '<p>Lasts.</p>' },
    { modelId: hidden.id, language: 'fi', name: 'Salainen' },
    { modelId: campaignOnly.id, language: 'fi', name: 'Kampanja' },
    { modelId: soldOut.id, language: 'fi', name: 'Loppu' },
    { modelId: outlet.id, language: 'fi', name: 'Poisto 100 %' },
  ]);
  const models = [shell, hidden, campaignOnly, soldOut, outlet];
  await db.insert(schema.modelGroups).values(models.map(({ id }) => ({ modelId: id, groupId: 2, isMain: true })));
  await db.insert(schema.variants).values([
    { id: 11, modelId: shell.id, sku: 'TUI-1-G-M', colorId: 1, sizeId: 2, typeId: 1 },
    {
      id: 12,
      modelId: shell.id,
      sku: 'TUI-1-G-L',
      colorId: 1,
      sizeId: 1,
      typeId: 1,
      onOrder: true,
      shippingTimeDays: 30,
    },
    { id: 13, modelId: shell.id, sku: 'TUI-1-B-M', colorId: 2, sizeId: 2, typeId: 1 },
    { id: 21, modelId: hidden.id, sku: 'SAL', typeId: 1 },
    { id: 31, modelId: campaignOnly.id, sku: 'KAM', typeId: 1 },
    { id: 41, modelId: soldOut.id, sku: 'LOP', typeId: 1 },
    { id: 51, modelId: outlet.id, sku: 'POI', typeId: 1 },
  ]);
  await db.insert(schema.modelImages).values([
    { modelId: shell.id, colorId: 1, sort: 1, media: HASH, caption: 'Edestä' },
    { modelId: shell.id, sort: 1, media: HASH },
  ]);
  await db.insert(schema.propertyTypes).values([
    { id: 1, slug: 'weight', unit: 'g', filterKind: 'range' },
    { id: 2, slug: 'materiaali', filterKind: 'checkbox', sort: 1 },
  ]);
  await db.insert(schema.propertyTypeTexts).values([
    { propertyTypeId: 1, language: 'fi', name: 'Paino' },
    { propertyTypeId: 2, language: 'fi', name: 'Materiaali' },
    { propertyTypeId: 2, language: 'de', name: 'Obermaterial' },
  ]);
  await db.insert(schema.modelProperties).values([
    { modelId: shell.id, propertyTypeId: 1, number: 450 },
    { id: 901, modelId: shell.id, propertyTypeId: 2, sort: 1 },
    { id: 902, modelId: outlet.id, propertyTypeId: 2 },
  ]);
  await db.insert(schema.modelPropertyTexts).values([
    { modelPropertyId: 901, language: 'fi', value: 'Kierrätetty polyamidi' },
    { modelPropertyId: 901, language: 'en', value: 'Recycled polyamide' },
    { modelPropertyId: 902, language: 'fi', value: 'Villa' },
  ]);
  await db.insert(schema.groupFilters).values([{ groupId: 2, propertyTypeId: 1 }]);
  await db.insert(schema.ribbons).values([{ id: 1, slug: 'uutuus', bgColor: '#000000', textColor: '#ffffff' }]);
  await db.insert(schema.ribbonTexts).values([{ ribbonId: 1, language: 'fi', title: 'Uutuus' }]);
  await db.insert(schema.modelRibbons).values([{ modelId: shell.id, ribbonId: 1 }]);
}

export async function insertPricesAndStock(db: Db): Promise<void> {
  const plain = (variantId: number, regularCents: number) => ({ variantId, taxAreaId: 1, regularCents });
  await db.insert(prices).values([
    {
      ...plain(11, 20_000),
      discountCents: 15_000,
      discountStartsAt: day('2026-11-10'),
      discountEndsAt: day('2026-12-01'),
      clubCents: 14_000,
    },
    plain(12, 20_000),
    plain(13, 25_100),
    plain(21, 10_000),
    plain(31, 10_000),
    plain(41, 10_000),
    { ...plain(51, 8000), discountCents: 4000 },
  ]);
  const span = (priceCents: number, from: string, to: string | null) => ({
    variantId: 11,
    taxAreaId: 1,
    priceCents,
    validFrom: day(from),
    validTo: to === null ? null : day(to),
  });
  await db
    .insert(priceHistory)
    .values([
      span(9000, '2026-01-01', '2026-10-01'),
      span(18_000, '2026-10-01', '2026-10-20'),
      span(20_000, '2026-10-20', '2026-11-10'),
      span(15_000, '2026-11-10', null),
    ]);
  await db.insert(stock).values([
    { variantId: 11, storeId: 20, quantity: 3 },
    { variantId: 11, storeId: 1, quantity: 2 },
    { variantId: 13, storeId: 30, quantity: 4 },
    { variantId: 21, storeId: 20, quantity: 1 },
    { variantId: 31, storeId: 20, quantity: 5 },
    { variantId: 41, storeId: 20, quantity: 0 },
    { variantId: 51, storeId: 20, quantity: 9 },
  ]);
}
