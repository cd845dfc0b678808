import type { ShopLanguage } from '../locale/language';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import type { NamedIn } from './property-keys';

/** Colours in the language's words. `control` is the hex circle, or two of them separated by a slash. */
export const readColors = preparedQuery<
  { id: number; slug: string; name: string; control: string },
  [language: ShopLanguage]
>(
  'colors',
  `select c.id, c.slug, coalesce(ct.name, c.slug) as name, c.control from colors c
   left ${textsIn('color_texts', 'ct', 't.color_id = c.id', '$1')} order by c.id`,
);

/** Kinds of properties; `filterKind` says how listings filter by it, null: not at all. */
export interface PropertyType {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly unit: string;
  readonly filterKind: 'range' | 'checkbox' | null;
  readonly bgColor: string | null;
  readonly textColor: string | null;
  /** Its name by language. */
  readonly names: readonly NamedIn[] | null;
}

export const readPropertyTypes = preparedQuery<PropertyType, [language: ShopLanguage]>(
  'property-types',
  `select p.id, p.slug, coalesce(pt.name, p.slug) as name, p.unit, p.filter_kind as "filterKind",
     p.bg_color as "bgColor", p.text_color as "textColor",
     (select json_agg(json_build_object('language', t.language, 'name', t.name) order by t.language)
      from property_type_texts t where t.property_type_id = p.id) as names
   from property_types p left ${textsIn('property_type_texts', 'pt', 't.property_type_id = p.id', '$1')}
   order by p.sort, p.id`,
);

/** Brands with at least one public model. */
export const readManufacturers = preparedQuery<
  { id: number; slug: string; name: string; logo: PictureWire | null },
  []
>(
  'manufacturers',
  `select m.id, m.slug, m.name, ${pictureJson('md', 'm.name')} as logo from manufacturers m
   left join media md on md.hash = m.logo
   where exists (select 1 from models x where x.manufacturer_id = m.id and x.is_public)
   order by lower(m.name), m.id`,
);

/** Value added tax percentages valid on a day, by area and class. */
export const readTaxRates = preparedQuery<{ taxAreaId: number; taxClassId: number; percentage: number }, [day: string]>(
  'tax-rates',
  `select distinct on (tax_area_id, tax_class_id) tax_area_id as "taxAreaId", tax_class_id as "taxClassId",
     percentage::float8 as percentage
   from tax_rates where valid_from <= $1::date order by tax_area_id, tax_class_id, valid_from desc`,
);
