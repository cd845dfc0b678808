import { redirect } from '@remix-run/node';
import { isRunningCampaign, readRouteSlugs } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { readProductGroups, readResources } from '~/api/resources';
import { currentCustomer } from '~/features/session/current-customer.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { pathInLanguage } from '~/server/translated-path.server';
import { orLogged } from '~/server/unavailable.server';
import { readMenuPlace } from './menu-levels';
import { menuSections, REPAIR } from './menu-sections';
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
  const [tree, slugs, resources, hasRepair, customer] = await Promise.all([
    orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups'),
    orLogged(readRouteSlugs(withShortTimeout(api)), undefined, 'slugs of pages'),
    orLogged(readResources(withShortTimeout(api)), undefined, 'resources'),
    language === 'fi' ? orLogged(isRunningCampaign(withShortTimeout(api), REPAIR), false, 'repair campaign') : false,
    shared ? undefined : currentCustomer(context),
  ]);
  const { groups } = navData(tree, language, t('frame'));
  if (slug !== '' && readMenuPlace(groups, slug, '').group === undefined) {
    // the slug may be another language's, under a path segment that both languages share
    const path = await pathInLanguage(api, { screen: 'menu', params }, language);
    if (path !== undefined) throw redirect(path + url.search, 301);
    notFound(t('errors')('pageNotFound', { path: decodeURI(url.pathname) }));
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
        campaigns: new Set(hasRepair ? [REPAIR] : []),
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
      { icon: 'return' as const, label: menu('withdraw'), to: pathTo('withdrawal', language) },
      { icon: 'mail' as const, label: menu('contact'), to: pathTo('ask', language) },
    ],
  };
}
export type MenuData = Awaited<ReturnType<typeof loadMenu>>;
