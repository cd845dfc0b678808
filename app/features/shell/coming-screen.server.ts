import { readGiftCategory } from '~/api/gifts';
import { type PageTracking, plainTracking } from '~/features/catalog/page-tracking';
import { type ScreenName, screens } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';

export type PlaceholderData = {
  readonly screen: ScreenName;
  readonly title: string;
  readonly email: string;
  readonly tracking?: PageTracking;
};

/**
 * Loads a placeholder screen, which says that its content comes later. An item that does not exist is still a 404, so that
 * nobody stores an address that will never work.
 */
export async function loadPlaceholder(context: ShopContext): Promise<PlaceholderData> {
  const { screen, params, t } = context;
  if (screen === 'giftCampaign' && !(await readGiftCategory(context.api, params['category'] ?? '')))
    notFound(t('errors')('campaignNotFound'));
  const title = t('coming')(`title.${screen}` as Parameters<ReturnType<typeof t<'coming'>>>[0]);
  const { pageKind } = screens[screen];
  return {
    screen,
    title,
    email: storefrontSettings().shopEmail,
    ...(pageKind && { tracking: plainTracking(pageKind) }),
  };
}
