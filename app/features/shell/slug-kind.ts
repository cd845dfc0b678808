import type { RouteSlugs } from '~/api/content';

/** Kinds of pages behind the catch-all route. */
export type SlugKind = 'tabs' | 'page' | 'brand' | 'product' | 'productGroup';

/**
 * Determines the page kind of a path that is not in the route table: tabbed page, static page, manufacturer (one segment is
 * the brand page, more a product), else a product group, whose screen also looks for a translated path before a 404.
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
