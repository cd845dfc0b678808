import type { ContentTab, ContentKind as Kind } from '../../db/schema/content-items';
import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson, sceneJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

export type ContentKind = Kind;

/** Who wrote a guide or post, as it shows. */
export interface Author {
  readonly name: string;
  readonly slug: string;
  readonly descriptionHtml: string;
  readonly image: PictureWire | null;
}

/** What an item shows besides its own texts. */
export interface ItemParts {
  readonly image: PictureWire | null;
  readonly author: Author | null;
  readonly brand: { readonly name: string; readonly slug: string } | null;
  readonly categoryName: string;
  readonly readingMinutes: number;
}

/** An item in one language as its readers see it: every answer about one item is made of it. */
export interface ItemView extends ItemParts {
  readonly id: number;
  readonly kind: ContentKind;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly metaDescription: string;
  readonly contentHtml: string;
  readonly tabs: readonly ContentTab[];
  /** By language; languages without the item are left out. */
  readonly slugs: Readonly<Record<string, string>>;
  readonly category: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly datedAt: Date | null;
  readonly updatedAt: Date | null;
}

/** Words that are read in a minute. */
const WORDS_A_MINUTE = 200;

/** SQL of the minutes that it takes to read a text, at least 1: words between spaces, tags left out, whatever the language. */
export const readingMinutes = (html: string): string => `greatest(1, ceil(coalesce(array_length(
    regexp_split_to_array(btrim(regexp_replace(${html}, '<[^>]*>|\\s', ' ', 'g')), ' +'), 1), 0) / ${WORDS_A_MINUTE}.0))::int`;

/** SQL of a category's name in a language: that of the settings (`blog_category_name_KEY@LANGUAGE`), else the key itself. */
export const categoryName = (category: string, language = '$1'): string => `coalesce(
    (select value from settings where key = 'blog_category_name_' || ${category} || '@' || ${language} and value <> ''), ${category})`;

/** SQL of the author with an id, in the language `$1`; null when the person is not published. */
export const authorJson = (id: string): string => `(
    select json_build_object('name', at.title, 'slug', at.slug, 'descriptionHtml', at.content_html, 'image', ${pictureJson('am')})
    from content_items a ${textsIn('content_texts', 'at', 't.item_id = a.id', '$1')} left join media am on am.hash = a.image
    where a.id = ${id})`;

const pictureOf = (hash: string): string => `(select ${sceneJson('md')} from media md where md.hash = ${hash})`;

const brandOf = (id: string): string =>
  `(select json_build_object('name', b.name, 'slug', b.slug) from manufacturers b where b.id = ${id})`;

const PARTS = (of: { image: string; author: string; brand: string; category: string; html: string }): string => `
    ${pictureOf(of.image)} as image, ${authorJson(of.author)} as author, ${brandOf(of.brand)} as brand,
    ${categoryName(of.category)} as "categoryName", ${readingMinutes(of.html)} as "readingMinutes"`;

const COLUMNS = `i.id, i.kind, ct.slug, ct.title, ct.excerpt, ct.meta_description as "metaDescription",
    ct.content_html as "contentHtml", ct.tabs, i.category, i.starts_at as "startsAt", i.ends_at as "endsAt",
    i.dated_at as "datedAt", i.updated_at as "updatedAt",
    (select json_object_agg(t.language, t.slug) from content_texts t where t.item_id = i.id) as slugs,
    ${PARTS({ image: 'i.image', author: 'i.blogger_id', brand: 'i.manufacturer_id', category: 'i.category', html: 'ct.content_html' })}`;

/** Kinds that show another language where they have no text in the one asked for; the others do not exist there. */
const SHOWN_EVERYWHERE = `('page', 'tabs', 'blogger')`;

/**
 * A published item of some kinds by its slug in the language asked for. A page without a text in it has the slug of the text it shows.
 * Campaigns are found between their first and last day only.
 */
export const itemBySlug = preparedQuery<
  ItemView,
  [language: ShopLanguage, slug: string, kinds: readonly ContentKind[], now: Date]
>(
  'content-item-by-slug',
  `select ${COLUMNS}
   from content_items i
   ${textsIn('content_texts', 'ct', 't.item_id = i.id', '$1')}
   where i.id in (select item_id from content_texts where slug = $2) and i.kind = any($3::text[]) and ct.slug = $2
     and (ct.language = $1 or i.kind in ${SHOWN_EVERYWHERE})
     and (i.starts_at is null or i.starts_at <= $4) and (i.ends_at is null or i.ends_at > $4)
   order by array_position($3::text[], i.kind), i.id limit 1`,
);

/** The parts of a version that is not published, for its preview. */
export const itemParts = preparedQuery<
  ItemParts,
  [
    language: ShopLanguage,
    image: string | null,
    author: number | null,
    brand: number | null,
    category: string,
    html: string,
  ]
>(
  'content-item-parts',
  `select ${PARTS({ image: '$2::text', author: '$3::int', brand: '$4::int', category: '$5::text', html: '$6::text' })}`,
);
