import { readGiftCategory } from '~/api/gifts';
import { readResources } from '~/api/resources';
import { type PageTracking, plainTracking } from '~/features/catalog/page-tracking';
import { type ScreenName, screens } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';

/** Placeholder screens for items that do not exist yet: every request is a 404. */
const NOTHING_YET: Partial<Record<ScreenName, 'campaignNotFound' | 'contentNotFound'>> = {
  campaign: 'campaignNotFound',
  lifeOutdoorsPost: 'contentNotFound',
  blogPost: 'contentNotFound',
  blogger: 'contentNotFound',
};

export type PlaceholderData = {
  readonly screen: ScreenName;
  readonly title: string;
  readonly email: string;
  readonly tracking?: PageTracking;
};

async function isKnownStore(context: ShopContext): Promise<boolean> {
  const { stores } = await readResources(context.api);
  return stores.some(({ slug }) => slug.toLowerCase() === context.params['store']?.toLowerCase());
}

/**
 * Loads a placeholder screen, which says that its content comes later. An item that does not exist is still a 404, so that
 * nobody stores an address that will never work.
 */
export async function loadPlaceholder(context: ShopContext): Promise<PlaceholderData> {
  const { screen, params, t } = context;
  const missing = NOTHING_YET[screen] ?? (screen === 'experiences' && params['slug'] ? 'contentNotFound' : undefined);
  if (missing) notFound(t('errors')(missing));
  if (screen === 'giftCampaign' && !(await readGiftCategory(context.api, params['category'] ?? '')))
    notFound(t('errors')('campaignNotFound'));
  if (screen === 'store' && !(await isKnownStore(context))) notFound(t('errors')('contentNotFound'));
  const title = t('coming')(`title.${screen}` as Parameters<ReturnType<typeof t<'coming'>>>[0]);
  const { pageKind } = screens[screen];
  return {
    screen,
    title,
    email: storefrontSettings().shopEmail,
    ...(pageKind && { tracking: plainTracking(pageKind) }),
  };
}
