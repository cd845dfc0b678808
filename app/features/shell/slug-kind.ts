import type { RouteSlugs } from '~/api/content';

/** What a path of the catch-all can be. */
export type SlugKind = 'tabs' | 'page' | 'brand' | 'product' | 'productGroup';

/**
 * What a path is that no row of the route table took: tabbed page, static page, manufacturer (one segment is the brand
 * page, more a product), else a product group, whose screen looks for a translated path before it gives up.
 * @param slug decoded, without slashes at its ends
 */
export function slugKind(slug: string, { tabbedPages, staticPages, manufacturers }: RouteSlugs): SlugKind {
  const segments = slug.toLowerCase().split('/');
  const first = segments[0] ?? '';
  if (tabbedPages.has(first)) return 'tabs';
  if (staticPages.has(first) && segments.length === 1) return 'page';
  if (manufacturers.has(first)) return segments.length === 1 ? 'brand' : 'product';
  return 'productGroup';
}
