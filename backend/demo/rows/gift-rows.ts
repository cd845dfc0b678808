import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { discountCodeBrands, discountCodeGroups, discountCodeModels, discountCodes } from '../../db/schema/discounts';
import {
  giftCampaigns,
  giftCampaignTexts,
  giftCategories,
  giftCategoryModels,
  giftCategoryTexts,
  giftCodes,
} from '../../db/schema/gift-campaigns';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import { giftCodeHash } from '../../domain/gifts/code-hash';
import { hintOf } from '../../domain/gifts/gift-code';
import type { BrandSlug } from '../content/brands';
import { DEMO_DISCOUNT_CODES, DEMO_GIFT_CAMPAIGNS, DEMO_GIFT_CARDS, type DemoGiftCampaign } from '../content/gifts';
import { brandIds, groupIds } from './group-rows';
import { continueIdentities, insertAll } from './insert';
import { modelOf, NUMBERED_MODELS } from './numbered-models';
import { cents, daysBefore, inEveryLanguage } from './texts';

const campaignOnly = NUMBERED_MODELS.filter(({ model }) => model.campaignOnly).map(({ id }) => id);

const modelsOf = ({ models }: DemoGiftCampaign): number[] => [
  ...campaignOnly,
  ...models.map((slug) => modelOf(slug).id),
];

async function loadCampaigns(tx: Transaction, now: Date): Promise<void> {
  const campaigns = DEMO_GIFT_CAMPAIGNS.map((campaign, index) => ({ ...campaign, id: index + 1 }));
  await insertAll(
    tx,
    giftCampaigns,
    campaigns.map(({ id, address, days: [from, to] }) => ({
      id,
      startsAt: daysBefore(now, -from),
      endsAt: daysBefore(now, -to),
      ...(address && { delivery: 'company' as const, ...address }),
    })),
  );
  await insertAll(
    tx,
    giftCampaignTexts,
    campaigns.flatMap(({ id, name }) =>
      inEveryLanguage((language) => ({ campaignId: id, language, name: name[language] })),
    ),
  );
  await insertAll(
    tx,
    giftCategories,
    campaigns.map(({ id, category }) => ({ id, campaignId: id, slug: category.slug })),
  );
  await insertAll(
    tx,
    giftCategoryTexts,
    campaigns.flatMap(({ id, category }) =>
      inEveryLanguage((language) => ({
        ...{ categoryId: id, language, name: category.name[language] },
        text: category.text?.[language] ?? '',
      })),
    ),
  );
  await insertAll(
    tx,
    giftCategoryModels,
    campaigns.flatMap((campaign) =>
      modelsOf(campaign).map((modelId, sort) => ({ categoryId: campaign.id, modelId, sort })),
    ),
  );
  await insertAll(
    tx,
    giftCodes,
    campaigns.flatMap(({ id, codes }) =>
      codes.map((code) => ({ categoryId: id, codeHash: giftCodeHash(code), codeHint: hintOf(code), handedBy: 'demo' })),
    ),
  );
}

async function loadGiftCards(tx: Transaction, now: Date): Promise<void> {
  const cards = DEMO_GIFT_CARDS.map((card, index) => ({ ...card, id: index + 1 }));
  await insertAll(
    tx,
    giftCards,
    cards.map(({ id, kind, code, recipient, expiresInDays }) => ({
      id,
      kind,
      codeHash: giftCodeHash(code),
      codeHint: hintOf(code),
      recipientName: recipient ?? '',
      expiresAt: daysBefore(now, -expiresInDays),
    })),
  );
  await insertAll(
    tx,
    giftCardEntries,
    cards.map(({ id, issued }) => ({ giftCardId: id, kind: 'issue' as const, amountCents: cents(issued) })),
  );
  await insertAll(
    tx,
    giftCardEntries,
    cards.flatMap(({ id, expired }) =>
      expired === undefined ? [] : [{ giftCardId: id, kind: 'expiry' as const, amountCents: -cents(expired) }],
    ),
  );
}

async function loadDiscountCodes(tx: Transaction, now: Date): Promise<void> {
  const codes = DEMO_DISCOUNT_CODES.map((code, index) => ({ ...code, id: index + 1 }));
  await insertAll(
    tx,
    discountCodes,
    codes.map(
      ({ id, code, worth, from, startsInDays = -200, endsInDays, maxUses, maxUsesPerCustomer, fullPricesOnly }) => ({
        id,
        code,
        kind: 'percent' in worth ? ('percent' as const) : ('fixed' as const),
        percentage: 'percent' in worth ? worth.percent : null,
        amountCents: 'euros' in worth ? cents(worth.euros) : null,
        minimumCents: cents(from ?? 0),
        maxUses: maxUses ?? null,
        maxUsesPerCustomer: maxUsesPerCustomer ?? null,
        combinesWithSale: !fullPricesOnly,
        combinesWithClub: !fullPricesOnly,
        startsAt: daysBefore(now, -startsInDays),
        endsAt: endsInDays === undefined ? null : daysBefore(now, -endsInDays),
      }),
    ),
  );
  await insertAll(
    tx,
    discountCodeBrands,
    codes.flatMap(({ id, brands }) =>
      (brands ?? []).map((slug) => ({ codeId: id, manufacturerId: brandIds.of(slug as BrandSlug) })),
    ),
  );
  await insertAll(
    tx,
    discountCodeGroups,
    codes.flatMap(({ id, groups }) => (groups ?? []).map((key) => ({ codeId: id, groupId: groupIds.of(key) }))),
  );
  await insertAll(
    tx,
    discountCodeModels,
    codes.flatMap(({ id, models }) => (models ?? []).map((slug) => ({ codeId: id, modelId: modelOf(slug).id }))),
  );
}

/** Gift campaigns with their codes, gift cards with their ledger, discount codes. */
export async function loadGifts(tx: Transaction, now: Date): Promise<void> {
  await loadCampaigns(tx, now);
  await loadGiftCards(tx, now);
  await loadDiscountCodes(tx, now);
  await continueIdentities(tx, [giftCampaigns, giftCategories, giftCards, discountCodes]);
}

/** Gives each campaign to the company that manages it, once there are companies. */
export async function giveCampaignsToCompanies(tx: Transaction): Promise<void> {
  for (const { company, category } of DEMO_GIFT_CAMPAIGNS) {
    if (company === undefined) continue;
    const [owner] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.vatNumber, company));
    if (!owner) throw new Error(`The demo shop has no company ${company}.`);
    const own = tx
      .select({ id: giftCategories.campaignId })
      .from(giftCategories)
      .where(eq(giftCategories.slug, category.slug));
    await tx.update(giftCampaigns).set({ companyId: owner.id }).where(inArray(giftCampaigns.id, own));
  }
}
