import { redirect } from '@remix-run/node';
import { type Campaign, readCampaign, readCampaigns } from '~/api/campaigns';
import { withShortTimeout } from '~/api/request';
import { fillEditorText } from '~/locale/editor-texts';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { movedOrNotFound } from '~/server/moved-page.server';
import { orLogged } from '~/server/unavailable.server';
import { campaignEnd } from './campaign-time';
import type { Booking } from './load-page.server';
import { richHtml } from './rich-html.server';
import { campaignTeaser, itemAlternates, storyPicture } from './story.server';

/** Other campaigns that a campaign's page names. */
const OTHERS = 3;

/** The running campaigns other than one, as teasers that say until when they run. */
async function otherCampaigns({ api, language, t }: ShopContext, id: number) {
  const all = await orLogged(readCampaigns(withShortTimeout(api)), [], 'campaigns');
  const now = Date.now();
  return all
    .filter((campaign) => campaign.id !== id)
    .slice(0, OTHERS)
    .map((campaign) => {
      const end = campaignEnd(campaign.ends, { now, language, t: t('pages') });
      return campaignTeaser(campaign, language, end?.text ?? t('pages')('campaign'));
    });
}

/** What the page of a campaign shows, without its products. */
export async function shownCampaign(context: ShopContext, campaign: Campaign, path: string) {
  const { language, locale, t } = context;
  const [{ html, hasBooking }, others] = await Promise.all([
    richHtml(campaign.html, context),
    otherCampaigns(context, campaign.id),
  ]);
  const booking: Booking | null = (hasBooking && storefrontSettings().booking) || null;
  const title = fillEditorText(campaign.title, locale);
  const lead = fillEditorText(campaign.excerpt, locale);
  return {
    admin: { campaignId: String(campaign.id), contentId: campaign.id },
    title,
    lead,
    description: fillEditorText(campaign.description, locale) || lead || html,
    html,
    booking,
    end: campaignEnd(campaign.ends, { now: Date.now(), language, t: t('pages') }),
    picture: storyPicture(campaign.image),
    path,
    alternates: itemAlternates(campaign.slugs, 'campaign', 'campaignSlug', { language, path }),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: title }],
    others,
  };
}
export type CampaignData = Awaited<ReturnType<typeof shownCampaign>>;

/**
 * Loads a running campaign, without its products.
 * @throws Response 404 'Campaign not found.' before its first and after its last day. Specification 2 §8
 */
export async function loadCampaign(context: ShopContext) {
  const { api, language, params, t, url } = context;
  const slug = params['campaignSlug'] ?? '';
  const found = await readCampaign(api, slug.toLowerCase());
  const campaign = found ?? (await movedOrNotFound(context, t('refusals')('campaignNotFound')));
  const own = campaign.slugs[language] ?? slug.toLowerCase();
  const path = pathTo('campaign', language, { campaignSlug: own });
  if (own !== slug) throw redirect(path + url.search, 301);
  return { id: campaign.id, productCount: campaign.productCount, shown: await shownCampaign(context, campaign, path) };
}
