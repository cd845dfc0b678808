import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { LISTED } from './product-list/which-models';

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
  },
  [language: ShopLanguage, slug: string]
>(
  'brand',
  `select m.id, m.name, m.slug, ${pictureJson('logo', 'm.name')} as logo, coalesce(mt.title, '') as title,
     coalesce(mt.description_html, '') as "descriptionHtml", coalesce(mt.meta_description, '') as "metaDescription",
     coalesce((select json_agg(${pictureJson('md')} order by mi.sort) from manufacturer_images mi
       join media md on md.hash = mi.media where mi.manufacturer_id = m.id), '[]') as "promoImages"
   from manufacturers m
   left ${textsIn('manufacturer_texts', 'mt', 't.manufacturer_id = m.id', '$1')}
   left join media logo on logo.hash = m.logo
   where m.slug = $2`,
);

/** Brands with products for sale, sorted by name, with the number of products of each. */
export const readBrandList = preparedQuery<
  { slug: string; name: string; logo: PictureWire | null; productCount: number },
  []
>(
  'brand-list',
  `select b.slug, b.name, ${pictureJson('md', 'b.name')} as logo, counted.models as "productCount"
   from (select m.manufacturer_id as id, count(*)::int as models from models m where ${LISTED} group by 1) counted
   join manufacturers b on b.id = counted.id
   left join media md on md.hash = b.logo
   order by lower(b.name), b.id`,
);
