import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson, sceneJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { bestTextOf, textsIn } from '../reading/text-fallback';
import { LISTED } from './product-list/which-models';

/** What a brand's own products tell of it. */
interface BrandFacts {
  /** Products for sale. */
  readonly models: number;
  /** Countries where they are made, ISO 3166, the most frequent first. */
  readonly origins: string[];
  /** Average of the published reviews, 0–10, and how many there are. */
  readonly rating: number;
  readonly reviews: number;
}

/** SQL: the facts of the brand `b`. */
const FACTS = `json_build_object(
    'models', (select count(*)::int from models m where m.manufacturer_id = b.id and ${LISTED}),
    'origins', coalesce((select json_agg(country order by models desc, country) from (
      select m.country_of_origin as country, count(*) as models from models m
      where m.manufacturer_id = b.id and m.country_of_origin is not null and ${LISTED} group by 1) made), '[]'),
    'rating', coalesce(rated.average, 0), 'reviews', coalesce(rated.reviews, 0))`;

/** A brand's page (Specification 2 §3, brand). */
export const readBrand = preparedQuery<
  {
    id: number;
    name: string;
    slug: string;
    logo: PictureWire | null;
    title: string;
    descriptionHtml: string;
    metaDescription: string;
    promoImages: PictureWire[];
    facts: BrandFacts;
  },
  [language: ShopLanguage, slug: string]
>(
  'brand',
  `select b.id, b.name, b.slug, ${pictureJson('logo', 'b.name')} as logo, coalesce(mt.title, '') as title,
     coalesce(mt.description_html, '') as "descriptionHtml", coalesce(mt.meta_description, '') as "metaDescription",
     coalesce((select json_agg(${sceneJson('md')} order by mi.sort) from manufacturer_images mi
       join media md on md.hash = mi.media where mi.manufacturer_id = b.id), '[]') as "promoImages",
     ${FACTS} as facts
   from manufacturers b
   left ${textsIn('manufacturer_texts', 'mt', 't.manufacturer_id = b.id', '$1')}
   left join media logo on logo.hash = b.logo
   left join lateral (
     select round(avg(r.rating), 2)::float8 as average, count(*)::int as reviews
     from reviews r join models m on m.id = r.model_id
     where m.manufacturer_id = b.id and r.status = 'published' and ${LISTED}
   ) rated on true
   where b.slug = $2`,
);

/**
 * Brands with products for sale, sorted by name, with the number of products of each, and its kind: the smallest group with at least half of
 * them, else the one with most; null where they are in none.
 */
export const readBrandList = preparedQuery<
  { slug: string; name: string; logo: PictureWire | null; productCount: number; kind: string | null },
  [language: ShopLanguage]
>(
  'brand-list',
  `with listed as (select m.id, m.manufacturer_id as brand from models m where ${LISTED}),
   totals as (select brand, count(*)::int as models from listed group by 1),
   held as (
     select l.brand, mg.group_id as id, count(*)::int as models,
       exists (select 1 from product_groups sub where sub.parent_id = mg.group_id) as "isParent"
     from listed l join model_groups mg on mg.model_id = l.id group by 1, 2
   ),
   kinds as (
     select distinct on (h.brand) h.brand, h.id from held h join totals t on t.brand = h.brand
     order by h.brand, case when 2 * h.models >= t.models then h.models end, h.models desc, h."isParent", h.id
   )
   select b.slug, b.name, ${pictureJson('md', 'b.name')} as logo, counted.models as "productCount",
     ${bestTextOf('product_group_texts', 'name', 't.group_id = kinds.id', '$1')} as kind
   from totals counted
   join manufacturers b on b.id = counted.brand
   left join kinds on kinds.brand = b.id
   left join media md on md.hash = b.logo
   order by lower(b.name), b.id`,
);
