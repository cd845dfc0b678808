import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

const pageSlugs = preparedQuery<{ slug: string; hasTabs: boolean }, [language: ShopLanguage]>(
  'static-page-slugs',
  `select ct.slug, i.kind = 'tabs' as "hasTabs"
   from content_items i ${textsIn('content_texts', 'ct', 't.item_id = i.id', '$1')}
   where i.kind in ('page', 'tabs') order by ct.slug`,
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

/** Slugs of pages without and with tabs and of brands, and paths of product groups, by which the catch-all route identifies a path. */
export async function readRouteSlugs(pool: Connection, language: ShopLanguage) {
  const [pages, groups, brands] = await Promise.all([
    pageSlugs(pool, language),
    groupPaths(pool, language),
    manufacturerSlugs(pool),
  ]);
  const slugs = (rows: readonly { slug: string }[]) => rows.map((row) => row.slug);
  return {
    staticPageSlugs: slugs(pages.filter(({ hasTabs }) => !hasTabs)),
    staticPageWithTabsSlugs: slugs(pages.filter(({ hasTabs }) => hasTabs)),
    navigationSlugs: slugs(groups),
    manufacturerSlugs: slugs(brands),
  };
}
