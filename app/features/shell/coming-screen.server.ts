import { type PageTracking, plainTracking } from '~/features/catalog/page-tracking';
import { type ScreenName, screens } from '~/routing/screens';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';

export type PlaceholderData = {
  readonly screen: ScreenName;
  readonly title: string;
  readonly email: string;
  readonly tracking?: PageTracking;
};

/** A placeholder screen, which says that its content comes later. */
export async function loadPlaceholder(context: ShopContext): Promise<PlaceholderData> {
  const { screen, t } = context;
  const title = t('coming')(`title.${screen}` as Parameters<ReturnType<typeof t<'coming'>>>[0]);
  const { pageKind } = screens[screen];
  return {
    screen,
    title,
    email: storefrontSettings().shopEmail,
    ...(pageKind && { tracking: plainTracking(pageKind) }),
  };
}
