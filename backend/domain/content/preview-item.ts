import type { ContentFields } from 'contract/content-fields';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ShopLanguage } from '../locale/language';
import type { Connection } from '../reading/reader';
import { type ItemView, itemParts } from './item-view';
import { tabsOf, timeOf } from './project-version';
import type { Item } from './save-content';

/** The language whose text stands for one that is not there, as for readers. */
export function shownLanguage({ languages }: ContentFields, language: ShopLanguage): ShopLanguage | undefined {
  const preferred = [language, 'en', 'fi', ...LANGUAGE_CODES] as const;
  return preferred.find((code) => languages[code]);
}

/** A version of an item as its readers would see it in a language that it has. */
export async function viewOfVersion(
  pool: Connection,
  { id, kind, datedAt, updatedAt }: Pick<Item, 'id' | 'kind' | 'datedAt' | 'updatedAt'>,
  fields: ContentFields,
  language: ShopLanguage,
): Promise<ItemView | undefined> {
  const text = fields.languages[language];
  if (!text) return undefined;
  const { image, blogger, brand, category } = fields;
  const [parts] = await itemParts(pool, language, image, blogger, brand, category, text.content);
  if (!parts) return undefined;
  return {
    ...parts,
    ...{ id, kind, category, updatedAt },
    slug: text.slug,
    title: text.title,
    excerpt: text.excerpt,
    metaDescription: text.meta_description,
    contentHtml: text.content,
    tabs: tabsOf(text.tabs),
    slugs: Object.fromEntries(Object.entries(fields.languages).map(([code, { slug }]) => [code, slug])),
    startsAt: timeOf(fields.starts),
    endsAt: timeOf(fields.ends),
    datedAt: timeOf(fields.dated) ?? datedAt,
  };
}
