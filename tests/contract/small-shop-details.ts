import type { Db } from 'backend/db/client';
import { keywordPopups, keywordPopupTexts, reviewImages, reviews } from 'backend/db/schema/content';
import * as campaigns from 'backend/db/schema/gift-campaigns';
import * as details from 'backend/db/schema/model-details';
import { models } from 'backend/db/schema/models';
import * as sizeTables from 'backend/db/schema/size-tables';
import { bootSoles, skiWizardJoints, skiWizardModels } from 'backend/db/schema/ski-wizard';
import { giftCodeHash } from 'backend/domain/gifts/code-hash';
import { eq } from 'drizzle-orm';
import { day, SHOP } from './small-shop-catalogue';

const HASH = 'a'.repeat(32);

/**
 * Adds data that only some models have to the small shop: its jackets become a bundle, a used model, skis and boots. The
 * outlet model is the bundle of the shell and the sold-out one, and the used version of the shell.
 */
export async function insertDetails(db: Db): Promise<void> {
  const { shell, hidden, campaignOnly, soldOut, outlet } = SHOP;
  await db
    .insert(details.modelQuotes)
    .values([{ modelId: shell.id, language: 'fi', text: 'Paras takkini.', name: 'Aino', image: HASH }]);
  await db.insert(details.modelVideos).values([
    { modelId: shell.id, sort: 0, url: 'https://video.example/embed/1' },
    { modelId: shell.id, sort: 1, url: 'https://video.example/embed/2' },
  ]);
  await db.insert(details.modelSustainability).values([
    { modelId: shell.id, criterion: 'repairable' },
    { modelId: shell.id, criterion: 'pfas_free' },
  ]);
  await db.insert(details.shelfCodes).values([{ modelId: shell.id, place: 1, code: 'A-12-3' }]);
  const related = { modelId: shell.id, kind: 'recommended' as const };
  await db.insert(details.modelRelations).values([
    { ...related, relatedId: outlet.id, sort: 0 },
    { ...related, relatedId: hidden.id, sort: 1 },
    { ...related, kind: 'also_bought', relatedId: soldOut.id, sort: 0 },
    { ...related, kind: 'also_bought', relatedId: campaignOnly.id, sort: 1 },
  ]);
  await db.insert(details.bundleParts).values([
    { bundleId: outlet.id, sort: 0, modelId: shell.id },
    { bundleId: outlet.id, sort: 1, modelId: soldOut.id },
  ]);
  await db.update(models).set({ secondHandParentId: shell.id }).where(eq(models.id, soldOut.id));
  await insertDeliveryLimits(db);
  await insertSizeTable(db);
  await insertGifts(db);
  await db.insert(skiWizardModels).values([
    { modelId: shell.id, sport: 'alpine', part: 'boots' },
    { modelId: soldOut.id, sport: 'alpine', part: 'skis', waistMm: 84 },
    { modelId: outlet.id, sport: 'alpine', part: 'bindings', soleFromMm: 260, soleToMm: 320 },
    { modelId: hidden.id, sport: 'alpine', part: 'skis' },
  ]);
  await db.insert(skiWizardJoints).values([
    { modelId: shell.id, kind: 'sole', norm: 'gripwalk' },
    { modelId: soldOut.id, kind: 'mount', norm: 'flat' },
    { modelId: hidden.id, kind: 'mount', norm: 'flat' },
    { modelId: outlet.id, kind: 'mount', norm: 'flat' },
    { modelId: outlet.id, kind: 'sole', norm: 'gripwalk' },
  ]);
  await db.insert(bootSoles).values([
    { variantId: shell.variants.greenM, lengthMm: 300 },
    { variantId: shell.variants.greenL, lengthMm: 330 },
  ]);
  await db.insert(keywordPopups).values([{ id: 7, key: 'membrane' }]);
  await db.insert(keywordPopupTexts).values([
    {
      popupId: 7,
      language: 'fi',
      keyword: 'kalvo',
      textHtml: '<p>Pitää vettä.</p>',
      url: 'https://fi.localhost/sivu/kalvo/',
    },
  ]);
  const [review] = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.modelId, shell.id)).limit(1);
  if (review) await db.insert(reviewImages).values([{ reviewId: review.id, sort: 0, media: HASH }]);
}

async function insertDeliveryLimits(db: Db): Promise<void> {
  const { shell, outlet } = SHOP;
  await db.insert(details.modelBlockedCountries).values([{ modelId: shell.id, country: 'us' }]);
  await db
    .insert(details.modelDeliveryTexts)
    .values([{ modelId: shell.id, language: 'fi', blockInfo: 'Ei lentorahtiin.' }]);
  await db.insert(details.modelDeliveryMethods).values([
    { modelId: outlet.id, deliveryMethodId: 2 },
    { modelId: outlet.id, deliveryMethodId: 3 },
  ]);
  await db.insert(details.variantDeliveryMethods).values([{ variantId: shell.variants.greenL, deliveryMethodId: 2 }]);
  await db.update(models).set({ perInternationalPackage: 2 }).where(eq(models.id, shell.id));
}

async function insertSizeTable(db: Db): Promise<void> {
  const table = { sizeTableId: 1 };
  await db.insert(sizeTables.sizeTables).values([{ id: 1, slug: 'takit', image: HASH }]);
  await db
    .insert(sizeTables.sizeTableTexts)
    .values([{ ...table, language: 'fi', name: 'Takit', infoHtml: '<p>Mittaa rinnan yli.</p>' }]);
  await db.insert(sizeTables.sizeTableColumns).values([
    { ...table, place: 0, size: 'M' },
    { ...table, place: 1, size: 'L' },
  ]);
  await db
    .insert(sizeTables.sizeTableColumnTexts)
    .values([{ ...table, place: 0, language: 'fi', productType: 'Naiset' }]);
  await db.insert(sizeTables.sizeTableRows).values([{ ...table, place: 0, unit: 'cm' }]);
  await db.insert(sizeTables.sizeTableRowTexts).values([{ ...table, place: 0, language: 'fi', category: 'Rinta' }]);
  await db.insert(sizeTables.sizeTableCells).values([{ ...table, rowPlace: 0, columnPlace: 0, value: '96–102' }]);
  await db.insert(sizeTables.modelSizeTables).values([{ ...table, modelId: SHOP.shell.id }]);
}

async function insertGifts(db: Db): Promise<void> {
  await db.insert(campaigns.giftCampaigns).values([
    { id: 101, startsAt: day('2026-11-01'), endsAt: day('2026-12-24') },
    { id: 102, startsAt: day('2025-11-01'), endsAt: day('2025-12-24') },
  ]);
  await db.insert(campaigns.giftCampaignTexts).values([{ campaignId: 101, language: 'fi', name: 'Yritys Oy' }]);
  await db.insert(campaigns.giftCampaignTexts).values([{ campaignId: 102, language: 'fi', name: 'Yritys Oy' }]);
  await db.insert(campaigns.giftCategories).values([
    { id: 101, campaignId: 101, slug: 'joulu' },
    { id: 102, campaignId: 102, slug: 'viime-joulu' },
  ]);
  await db.insert(campaigns.giftCategoryTexts).values([
    { categoryId: 101, language: 'fi', name: 'Joululahja' },
    { categoryId: 102, language: 'fi', name: 'Viime joulun lahja' },
  ]);
  await db.insert(campaigns.giftCategoryModels).values([
    { categoryId: 101, modelId: SHOP.campaignOnly.id, sort: 0 },
    { categoryId: 102, modelId: SHOP.campaignOnly.id, sort: 0 },
  ]);
  await db.insert(campaigns.giftCodes).values([{ categoryId: 101, codeHash: giftCodeHash('JOULU-7KQ2-M9XD-4TRW') }]);
}
