import { redirect } from '@remix-run/node';
import { readCampaigns } from '~/api/campaigns';
import { readRouteSlugs } from '~/api/content';
import { readGeneralSettings } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import { readProductGroups, readResources } from '~/api/resources';
import { currentCustomer } from '~/features/session/current-customer.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { pathInLanguage } from '~/server/translated-path.server';
import { orLogged } from '~/server/unavailable.server';
import { hiddenItems } from './hidden-items';
import { readMenuPlace } from './menu-levels';
import { menuSections } from './menu-sections';
import { navData } from './nav-data.server';

/**
 * Loads the links of the menu screen; the product groups come from the frame of every page. One link depends on the
 * visitor's log-in; shared pages do not have it.
 * @throws Response 404 for a group that does not exist
 */
export async function loadMenu(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, params, shared, t, url } = context;
  const slug = params['slug'] ?? '';
  const [tree, slugs, resources, campaigns, settings, customer] = await Promise.all([
    orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups'),
    orLogged(readRouteSlugs(withShortTimeout(api)), undefined, 'slugs of pages'),
    orLogged(readResources(withShortTimeout(api)), undefined, 'resources'),
    orLogged(readCampaigns(withShortTimeout(api)), [], 'campaigns'),
    orLogged(readGeneralSettings(withShortTimeout(api)), new Map<string, string>(), 'settings'),
    shared ? undefined : currentCustomer(context),
  ]);
  const { groups } = navData(tree, language, t('frame'));
  if (slug !== '' && readMenuPlace(groups, slug, '').group === undefined) {
    // the slug may be another language's, under a path segment that both languages share
    const path = await pathInLanguage(api, { screen: 'menu', params }, language);
    if (path !== undefined) throw redirect(path + url.search, 301);
    notFound(t('refusals')('pageNotFound', { path: decodeURI(url.pathname) }));
  }
  const menu = t('menu');
  const isLoggedIn = customer !== undefined;
  return {
    title: menu('title'),
    sections: menuSections(
      {
        language,
        stores: resources?.stores ?? [],
        pages: slugs?.staticPages ?? new Set(),
        campaigns: campaigns.map(({ slug, title }) => ({ slug, title })),
        hidden: hiddenItems(settings.get('hidden_dynamic_page_menu_items') ?? ''),
        isLoggedIn,
      },
      menu,
    ),
    tools: [
      {
        icon: 'account' as const,
        label: isLoggedIn ? t('shell')('account') : t('shell')('loginOrJoin'),
        to: pathTo(isLoggedIn ? 'account' : 'login', language),
      },
      { icon: 'truck' as const, label: menu('tracking'), to: pathTo('viewOrder', language) },
      { icon: 'mail' as const, label: menu('contact'), to: pathTo('ask', language) },
      { icon: 'return' as const, label: menu('withdraw'), to: pathTo('withdrawal', language) },
    ],
  };
}
export type MenuData = Awaited<ReturnType<typeof loadMenu>>;
