import { readRouteSlugs } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { pathTo } from '~/routing/path-to';
import { type ServicePage, servicePageSlugs } from '~/routing/service-pages';
import type { ShopContext } from './context.server';
import { orLogged } from './unavailable.server';

type Asking = Pick<ShopContext, 'api' | 'language'>;
type PageLink = { readonly label: string; readonly to: string };

/**
 * Links to those static pages that the shop has, in the order given; none when it cannot tell which it has.
 * @param labels slugs in the page's language, and the words of their links
 */
export async function pageLinks(
  { api, language }: Asking,
  labels: readonly (readonly [slug: string, label: string])[],
): Promise<PageLink[]> {
  const slugs = await orLogged(readRouteSlugs(withShortTimeout(api)), null, 'pages');
  return labels.flatMap(([slug, label]) =>
    slugs?.staticPages.has(slug) ? [{ label, to: pathTo('page', language, { slug }) }] : [],
  );
}

/** The same for service pages. @param labels the pages, and the words of their links */
export const serviceLinks = (
  asking: Asking,
  labels: readonly (readonly [page: ServicePage, label: string])[],
): Promise<PageLink[]> =>
  pageLinks(
    asking,
    labels.map(([page, label]) => [servicePageSlugs[page][asking.language], label] as const),
  );
