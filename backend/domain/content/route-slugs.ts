import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

const staticPageSlugs = preparedQuery<{ slug: string }, [language: ShopLanguage]>(
  'static-page-slugs',
  `select pt.slug from static_pages p ${textsIn('static_page_texts', 'pt', 't.page_id = p.id', '$1')} order by pt.slug`,
);

const groupPaths = preparedQuery<{ slug: string }, [language: ShopLanguage]>(
  'navigation-slugs',
  `select gt.path as slug from product_groups g
   ${textsIn('product_group_texts', 'gt', 't.group_id = g.id', '$1')} order by gt.path`,
);

/** All brands, including those without public models, which staff can preview. */
const manufacturerSlugs = preparedQuery<{ slug: string }, []>(
  'manufacturer-slugs',
  'select slug from manufacturers order by slug',
);

/** Slugs of static pages and brands and paths of product groups, by which the catch-all route identifies a path. */
export async function readRouteSlugs(pool: Connection, language: ShopLanguage) {
  const [pages, groups, brands] = await Promise.all([
    staticPageSlugs(pool, language),
    groupPaths(pool, language),
    manufacturerSlugs(pool),
  ]);
  const slugs = (rows: readonly { slug: string }[]) => rows.map((row) => row.slug);
  return { staticPageSlugs: slugs(pages), navigationSlugs: slugs(groups), manufacturerSlugs: slugs(brands) };
}
