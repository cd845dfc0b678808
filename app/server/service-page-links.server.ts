import { readRouteSlugs } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { pathTo } from '~/routing/path-to';
import { type ServicePage, servicePageSlugs } from '~/routing/service-pages';
import type { ShopContext } from './context.server';
import { orLogged } from './unavailable.server';

/**
 * Links to those service pages that the shop has, in the order given; none when it cannot tell which it has.
 * @param labels the pages with the words of their links, in the page's language
 */
export async function serviceLinks(
  { api, language }: Pick<ShopContext, 'api' | 'language'>,
  labels: readonly (readonly [page: ServicePage, label: string])[],
): Promise<{ readonly label: string; readonly to: string }[]> {
  const slugs = await orLogged(readRouteSlugs(withShortTimeout(api)), null, 'pages');
  return labels.flatMap(([page, label]) => {
    const slug = servicePageSlugs[page][language];
    return slugs?.staticPages.has(slug) ? [{ label, to: pathTo('page', language, { slug }) }] : [];
  });
}
