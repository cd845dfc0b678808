import { isRunningCampaign, readRouteSlugs } from '~/api/content';
import { readProductGroups, readResources } from '~/api/resources';
import { currentCustomer } from '~/features/session/current-customer.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orLogged } from '~/server/unavailable.server';
import { readMenuPlace } from './menu-levels';
import { menuSections, REPAIR } from './menu-sections';
import { navData } from './nav-data.server';

/**
 * What the menu screen shows besides the products, which the frame of every page has. A visitor's log-in decides one link;
 * on a page for everybody there is none.
 * @throws Response 404 for a group that does not exist
 */
export async function loadMenu(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, params, shared, t, url } = context;
  const slug = params['slug'] ?? '';
  const [tree, slugs, resources, hasRepair, customer] = await Promise.all([
    orLogged(readProductGroups(api), [], 'product groups'),
    orLogged(readRouteSlugs(api), undefined, 'slugs of pages'),
    orLogged(readResources(api), undefined, 'resources'),
    language === 'fi' ? orLogged(isRunningCampaign(api, REPAIR), false, 'repair campaign') : false,
    shared ? undefined : currentCustomer(context),
  ]);
  const { groups } = navData(tree, language, t('frame'));
  if (slug !== '' && readMenuPlace(groups, slug, '').group === undefined)
    notFound(t('errors')('pageNotFound', { path: decodeURI(url.pathname) }));
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
        to: pathTo('account', language),
      },
      { icon: 'truck' as const, label: menu('tracking'), to: pathTo('viewOrder', language) },
      { icon: 'return' as const, label: menu('withdraw'), to: pathTo('withdrawal', language) },
      { icon: 'mail' as const, label: menu('contact'), to: pathTo('ask', language) },
    ],
  };
}
export type MenuData = Awaited<ReturnType<typeof loadMenu>>;
