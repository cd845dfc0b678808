import type { ShopLanguage } from '../locale/language';
import { type PictureWire, sceneJson } from '../reading/picture';
import { type Connection, preparedQuery } from '../reading/reader';
import { authorJson, categoryName, readingMinutes } from './item-view';

/** A guide or post in a list. */
export interface PostSummary {
  readonly id: number;
  readonly kind: 'guide' | 'post';
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: PictureWire | null;
  readonly author: { readonly name: string; readonly slug: string } | null;
  readonly category: string;
  readonly categoryName: string;
  readonly datedAt: Date;
  readonly readingMinutes: number;
}

/** Which guides and posts; what is not given does not limit. */
export interface PostFilter {
  readonly kind?: 'guide' | 'post' | undefined;
  readonly category?: string | undefined;
  /** Slug of the author in any language. */
  readonly blogger?: string | undefined;
  readonly modelId?: number | undefined;
  /** A product group: those of its products and of those of the groups below it, those of the most products first. */
  readonly groupId?: number | undefined;
  /** An item that is not listed. */
  readonly except?: number | undefined;
}

type FilterValues = [
  language: ShopLanguage,
  kind: string | null,
  category: string | null,
  blogger: string | null,
  modelId: number | null,
  except: number | null,
  groupId: number | null,
];

/** SQL of the number of an item's products in the group `$7` and in those below it. */
const IN_GROUP = `(
     with recursive below(id) as (
       select $7::int union select g.id from product_groups g join below b on g.parent_id = b.id
     )
     select count(distinct cm.model_id) from content_models cm join model_groups mg on mg.model_id = cm.model_id
     where cm.item_id = i.id and mg.group_id in (select id from below))`;

/** SQL of the guides and posts that exist in the language `$1` and pass the filter; a withdrawn item has no texts. */
const POSTS = `content_items i join content_texts ct on ct.item_id = i.id and ct.language = $1
   where i.kind in ('guide', 'post') and ($2::text is null or i.kind = $2) and ($3::text is null or i.category = $3)
     and ($4::text is null or i.blogger_id in (select item_id from content_texts where space = 'blogger' and slug = $4))
     and ($5::int is null or exists (select 1 from content_models cm where cm.item_id = i.id and cm.model_id = $5))
     and ($6::int is null or i.id <> $6) and ($7::int is null or ${IN_GROUP} > 0)`;

const postRows = preparedQuery<PostSummary, [...FilterValues, limit: number, offset: number]>(
  'content-posts',
  `select i.id, i.kind, ct.slug, ct.title, ct.excerpt, i.category, i.dated_at as "datedAt",
     (select ${sceneJson('md')} from media md where md.hash = i.image) as image, ${authorJson('i.blogger_id')} as author,
     ${categoryName('i.category')} as "categoryName", ${readingMinutes('ct.content_html')} as "readingMinutes"
   from ${POSTS}
   order by case when $7::int is not null then ${IN_GROUP} end desc, i.dated_at desc, i.id desc limit $8 offset $9`,
);

const postCount = preparedQuery<{ total: number }, FilterValues>(
  'content-post-count',
  `select count(*)::int as total from ${POSTS}`,
);

/** The categories of a kind that have anything, in the order of `blog_category_order`, then by name. */
const categoryRows = preparedQuery<
  { key: string; name: string; count: number },
  [language: ShopLanguage, kind: string | null]
>(
  'content-categories',
  `with ordered as (
     select btrim(listed.key) as key, min(place) as place
     from settings, unnest(string_to_array(value, ',')) with ordinality as listed(key, place)
     where settings.key = 'blog_category_order' group by 1
   ), counted as (
     select i.category as key, count(*)::int as count
     from content_items i join content_texts ct on ct.item_id = i.id and ct.language = $1
     where i.kind in ('guide', 'post') and ($2::text is null or i.kind = $2) and i.category <> '' group by 1
   ), named as (select c.key, c.count, o.place, ${categoryName('c.key')} as name from counted c left join ordered o using (key))
   select key, name, count from named order by place nulls last, name`,
);

const valuesOf = (language: ShopLanguage, filter: PostFilter): FilterValues => [
  language,
  filter.kind ?? null,
  filter.category ?? null,
  filter.blogger?.toLowerCase() ?? null,
  filter.modelId ?? null,
  filter.except ?? null,
  filter.groupId ?? null,
];

/** Guides and posts in one language, newest first; of a group those of the most products first. */
export function readPosts(
  pool: Connection,
  language: ShopLanguage,
  filter: PostFilter,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<PostSummary[]> {
  return postRows(pool, ...valuesOf(language, filter), limit, offset);
}

/** One page of them, with the number of all and the categories of their kind. */
export async function readPostPage(
  pool: Connection,
  language: ShopLanguage,
  filter: PostFilter,
  slice: { readonly limit: number; readonly offset: number },
) {
  const [posts, [counted], categories] = await Promise.all([
    readPosts(pool, language, filter, slice),
    postCount(pool, ...valuesOf(language, filter)),
    categoryRows(pool, language, filter.kind ?? null),
  ]);
  return { posts, total: counted?.total ?? 0, categories };
}
