import type { Db } from 'backend/db/client';
import {
  giftCampaigns,
  giftCampaignTexts,
  giftCategories,
  giftCategoryModels,
  giftCategoryTexts,
  giftCategoryVariants,
  giftCodes,
} from 'backend/db/schema/gift-campaigns';
import { variants } from 'backend/db/schema/variants';
import { giftCodeHash } from 'backend/domain/gifts/code-hash';
import { drawGiftCode, hintOf } from 'backend/domain/gifts/gift-code';
import { inArray } from 'drizzle-orm';

const DAY = 24 * 3600 * 1000;

/** What tests vary in a campaign; the default runs now and is delivered to homes. */
interface CampaignOptions {
  slug: string;
  /** Variants that may be chosen; their models are in the category. */
  variantIds: readonly number[];
  companyId?: number;
  codes?: number;
  startsAt?: Date;
  endsAt?: Date;
  /** Delivered to this address of the company instead. */
  address?: string;
  country?: string;
}

/** Inserts a gift campaign of Pohjanpuu with one category. @returns the category's id, and its codes in plain */
export async function insertCampaign(
  db: Db,
  { slug, variantIds, codes: amount = 1, ...more }: CampaignOptions,
): Promise<{ campaignId: number; categoryId: number; codes: readonly string[] }> {
  const { companyId = null, address = '', country = 'fi' } = more;
  const { startsAt = new Date(Date.now() - DAY), endsAt = new Date(Date.now() + DAY) } = more;
  const place = { delivery: 'company' as const, address, postalCode: '33100', city: 'Tampere' };
  const [campaign] = await db
    .insert(giftCampaigns)
    .values({ companyId, startsAt, endsAt, country, ...(address !== '' && place) })
    .returning({ id: giftCampaigns.id });
  const [category] = await db
    .insert(giftCategories)
    .values({ campaignId: campaign?.id ?? 0, slug })
    .returning({ id: giftCategories.id });
  if (!campaign || !category) throw new Error('The insert returned no row.');
  await db.insert(giftCampaignTexts).values({ campaignId: campaign.id, language: 'en', name: 'Pohjanpuu' });
  await db.insert(giftCategoryTexts).values({ categoryId: category.id, language: 'en', name: 'Christmas present' });
  const chosen = await db
    .select()
    .from(variants)
    .where(inArray(variants.id, [...variantIds]));
  const models = [...new Set(chosen.map(({ modelId }) => modelId))];
  await db
    .insert(giftCategoryModels)
    .values(models.map((modelId, sort) => ({ categoryId: category.id, modelId, sort })));
  await db.insert(giftCategoryVariants).values(variantIds.map((variantId) => ({ categoryId: category.id, variantId })));
  const codes = Array.from({ length: amount }, () => drawGiftCode());
  if (amount > 0)
    await db
      .insert(giftCodes)
      .values(codes.map((code) => ({ categoryId: category.id, codeHash: giftCodeHash(code), codeHint: hintOf(code) })));
  return { campaignId: campaign.id, categoryId: category.id, codes };
}

/** The part of an order's body that makes it a gift. */
export const asGift = (code: string, campaign: string) => ({
  giftcampaign_data: { code, campaign },
  payment_method: 'giftcard',
});
