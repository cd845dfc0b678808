import type { ShopLanguage } from '../locale/language';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** A static page by its slug in the language asked for, with its slug in each language. */
export const readStaticPage = preparedQuery<
  { id: number; title: string; contentHtml: string; slugs: Record<string, string> },
  [language: ShopLanguage, slug: string]
>(
  'static-page',
  `select p.id, pt.title, pt.content_html as "contentHtml",
     (select json_object_agg(t.language, t.slug) from static_page_texts t where t.page_id = p.id) as slugs
   from static_pages p ${textsIn('static_page_texts', 'pt', 't.page_id = p.id', '$1')}
   where pt.slug = $2`,
);
