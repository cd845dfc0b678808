import type { ShopLanguage } from '../locale/language';
import { type PictureWire, sceneJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

interface Listed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: PictureWire | null;
}

const LISTED = `i.id, ct.slug, ct.title, ct.excerpt, (select ${sceneJson('md')} from media md where md.hash = i.image) as image`;

/** The campaigns that run, the one that ends first at the top. */
export const runningCampaigns = preparedQuery<Listed & { endsAt: Date | null }, [language: ShopLanguage, now: Date]>(
  'content-campaigns',
  `select ${LISTED}, i.ends_at as "endsAt"
   from content_items i join content_texts ct on ct.item_id = i.id and ct.language = $1
   where i.kind = 'campaign' and (i.starts_at is null or i.starts_at <= $2) and (i.ends_at is null or i.ends_at > $2)
   order by i.ends_at nulls last, i.id`,
);

/** A person who writes guides and posts. */
export interface Blogger extends Listed {
  readonly contentHtml: string;
  readonly slugs: Readonly<Record<string, string>>;
  /** Guides and posts of the person in the language. */
  readonly postCount: number;
}

/** All bloggers by name, or the one with a slug in the language. */
export const readBloggers = preparedQuery<Blogger, [language: ShopLanguage, slug: string | null]>(
  'content-bloggers',
  `select ${LISTED}, ct.content_html as "contentHtml",
     (select json_object_agg(t.language, t.slug) from content_texts t where t.item_id = i.id) as slugs,
     (select count(*)::int from content_items p join content_texts pt on pt.item_id = p.id and pt.language = $1
       where p.blogger_id = i.id and p.kind in ('guide', 'post')) as "postCount"
   from content_items i ${textsIn('content_texts', 'ct', 't.item_id = i.id', '$1')}
   where i.kind = 'blogger' and ($2::text is null or ct.slug = $2)
   order by ct.title, i.id`,
);

/** Brands' own pages, in the order of `experience_manufacturer_list`, those of other brands after them. */
export const readExperiences = preparedQuery<
  Listed & { manufacturer: string | null; manufacturerSlug: string | null },
  [language: ShopLanguage]
>(
  'content-experiences',
  `with ordered as (
     select lower(btrim(slug)) as slug, min(place) as place
     from settings, unnest(string_to_array(value, ',')) with ordinality as listed(slug, place)
     where settings.key = 'experience_manufacturer_list' group by 1
   )
   select ${LISTED}, b.name as manufacturer, b.slug as "manufacturerSlug"
   from content_items i join content_texts ct on ct.item_id = i.id and ct.language = $1
   left join manufacturers b on b.id = i.manufacturer_id left join ordered o on o.slug = b.slug
   where i.kind = 'experience' order by o.place nulls last, ct.title, i.id`,
);
