import { isGift, isRunningGiftCampaign } from '~/api/gifts';
import { readResources } from '~/api/resources';
import type { ScreenName } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';

/** Screens of things that do not exist yet: whichever is asked for is not found. */
const NOTHING_YET: Partial<Record<ScreenName, 'campaignNotFound' | 'contentNotFound'>> = {
  campaign: 'campaignNotFound',
  lifeOutdoorsPost: 'contentNotFound',
  blogPost: 'contentNotFound',
  blogger: 'contentNotFound',
  sharedWishlist: 'contentNotFound',
  orderDetails: 'contentNotFound',
};

export type ComingData = { readonly screen: ScreenName; readonly title: string; readonly email: string };

async function isKnownStore(context: ShopContext): Promise<boolean> {
  const { stores } = await readResources(context.api);
  return stores.some(({ slug }) => slug === context.params['store']);
}

/** Whether the gift campaign of an address runs, and has the product that the address names. */
async function isKnownGift({ api, locale, params }: ShopContext): Promise<boolean> {
  const category = params['category'] ?? params['campaignSlug'] ?? '';
  const slug = params['productSlug'];
  if (slug === undefined) return isRunningGiftCampaign(api, category);
  return isGift(api, { category, slug, taxAreaId: locale.taxAreaId });
}

const GIFT_SCREENS: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'giftCampaign',
  'giftCampaignProduct',
  'oldGiftCampaignProduct',
]);

/**
 * A screen whose content comes later says so honestly. What belongs to a thing that does not exist is a 404 all the
 * same, so that no address that will mean nothing later is kept by anybody.
 */
export async function loadComing(context: ShopContext): Promise<ComingData> {
  const { screen, params, t } = context;
  const missing = NOTHING_YET[screen] ?? (screen === 'experiences' && params['slug'] ? 'contentNotFound' : undefined);
  if (missing) notFound(t('errors')(missing));
  if (GIFT_SCREENS.has(screen) && !(await isKnownGift(context))) notFound(t('errors')('campaignNotFound'));
  if (screen === 'store' && !(await isKnownStore(context))) notFound(t('errors')('contentNotFound'));
  const title = t('coming')(`title.${screen}` as Parameters<ReturnType<typeof t<'coming'>>>[0]);
  return { screen, title, email: storefrontSettings().shopEmail };
}
