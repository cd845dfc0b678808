import type { ContentPreview } from '~/api/desk-content-preview';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { readPreviewCards } from './content-cards.server';
import { shownBlogger } from './load-blog.server';
import { shownCampaign } from './load-campaign.server';
import { shownExperience } from './load-experiences.server';
import { shownPage } from './load-page.server';
import { shownPost } from './load-post.server';
import { findTab, shownTab } from './load-tabs.server';

/** A text that is not published, with everything that its page shows; its products are those of the version. */
export async function shownPreview(
  context: ShopContext,
  { id, shown, models }: Pick<ContentPreview, 'id' | 'shown' | 'models'>,
) {
  const { language } = context;
  // products of the published version are not asked for
  const none = { productCount: 0 } as const;
  const path = pathTo('deskContentPreview', language, { id: String(id) });
  switch (shown.kind) {
    case 'page': {
      const page = await shownPage(context, shown.page, '');
      return { kind: shown.kind, data: page, booking: page.booking };
    }
    case 'tabs': {
      const page = await previewTabs(context, shown.tabs, id);
      return { kind: shown.kind, data: page, booking: page.booking };
    }
    case 'post': {
      const [post, products] = await Promise.all([
        shownPost(context, { ...shown.post, ...none }),
        readPreviewCards(context, models),
      ]);
      return { kind: shown.kind, data: { ...post, products }, booking: post.booking };
    }
    case 'campaign': {
      const [campaign, products] = await Promise.all([
        shownCampaign(context, shown.campaign, path),
        readPreviewCards(context, models),
      ]);
      return { kind: shown.kind, data: campaign, products, booking: campaign.booking };
    }
    case 'blogger':
      return { kind: shown.kind, data: await shownBlogger(context, shown.blogger), booking: null };
    case 'experience': {
      const [data, products] = await Promise.all([
        shownExperience(context, { ...shown.experience, ...none }, path),
        readPreviewCards(context, models),
      ]);
      return { kind: shown.kind, data: { ...data, page: { ...data.page, products } }, booking: data.booking };
    }
  }
}

type Tabbed = Extract<ContentPreview['shown'], { readonly kind: 'tabs' }>['tabs'];

/** One of the tabs, chosen by `?tab=`, with links that stay in the preview. */
async function previewTabs(context: ShopContext, page: Tabbed, id: number) {
  const { language, url } = context;
  const [tabSlug = '', nestedSlug] = (url.searchParams.get('tab') ?? '').split('/');
  const [first] = page.tabs;
  const chosen = findTab(page, tabSlug, nestedSlug) ?? (first && { tab: first, nested: undefined });
  if (!chosen) throw new Error('A page with tabs has none.');
  const address = (tab: string, query: Readonly<Record<string, string>> = {}) =>
    pathTo('deskContentPreview', language, { id: String(id) }, { tab, ...query });
  const shown = await shownTab(context, page, chosen, address);
  return { ...shown, admin: { staticWithTabs: String(id) }, canonical: address(''), alternates: {} };
}
