import { setIsMounted } from '../../delivery/set-parcel';
import type { ShopLanguage } from '../../locale/language';
import { type PictureWire, pictureJson } from '../../reading/picture';
import { preparedQuery } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import { isExceptedSql } from '../../returns/withdrawal-exceptions';

/** The data of the model itself on a product page, in one language. */
export interface ModelFacts {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly modelNumber: string;
  readonly manufacturer: {
    name: string;
    slug: string;
    logo: PictureWire | null;
    address: string | null;
    email: string | null;
    eu_responsible: string | null;
    maker_unknown: boolean;
  };
  readonly name: string;
  readonly tagline: string;
  readonly descriptionHtml: string;
  /** Empty: made of brand and name. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly notice: string;
  /** The original text when the text above is a machine translation. */
  readonly untranslated: { name: string; description: string; tagline: string } | null;
  readonly taxClassId: number;
  readonly isPublic: boolean;
  readonly isCampaignOnly: boolean;
  readonly kind: 'product' | 'gift_card';
  readonly belongsToExtendedRange: boolean;
  readonly isBindingSkiCombo: boolean;
  /** A consumer who bought it cannot withdraw. */
  readonly isWithdrawalExcepted: boolean;
  readonly allowDiscount: boolean;
  readonly belongsToOutlet: boolean;
  readonly showDiscountPercentage: boolean;
  readonly countryOfOrigin: string | null;
  readonly promotedColor: string | null;
  readonly priceEndingAt: Date | null;
  readonly publishedAt: Date;
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly groups: { id: number; name: string; path: string; isMain: boolean }[];
}

/** What a product page says of a model, by its slug. */
export const readModelFacts = preparedQuery<ModelFacts, [language: ShopLanguage, slug: string]>(
  'model-facts',
  `select m.id, m.uuid, m.slug, m.model_number as "modelNumber",
     json_build_object('name', b.name, 'slug', b.slug, 'logo', ${pictureJson('logo', 'b.name')}, 'address', b.address,
       'email', b.email, 'eu_responsible', b.eu_responsible, 'maker_unknown', not b.is_maker) as manufacturer,
     mt.name, mt.tagline, mt.description_html as "descriptionHtml", mt.meta_title as "metaTitle",
     mt.meta_description as "metaDescription", mt.notice,
     case when mt.is_auto_translated and original.language <> mt.language then
       json_build_object('name', original.name, 'description', original.description_html, 'tagline', original.tagline)
     end as untranslated,
     m.tax_class_id as "taxClassId", m.is_public as "isPublic", m.is_campaign_only as "isCampaignOnly",
     m.kind, m.belongs_to_extended_range as "belongsToExtendedRange",
     m.is_binding_ski_combo or ${setIsMounted('m.id')} as "isBindingSkiCombo",
     ${isExceptedSql('m.slug')} as "isWithdrawalExcepted",
     m.allow_discount as "allowDiscount", m.belongs_to_outlet as "belongsToOutlet",
     m.show_discount_percentage as "showDiscountPercentage", m.country_of_origin as "countryOfOrigin",
     promoted.slug as "promotedColor", m.price_ending_at as "priceEndingAt", m.published_at as "publishedAt",
     coalesce(r.average, 0)::float8 as "ratingAverage", coalesce(r.count, 0)::int as "ratingCount",
     coalesce((
       select json_agg(json_build_object('id', g.id, 'name', gt.name, 'path', gt.path, 'isMain', mg.is_main)
         order by mg.is_main desc, g.id)
       from model_groups mg join product_groups g on g.id = mg.group_id
       ${textsIn('product_group_texts', 'gt', 't.group_id = g.id', '$1')}
       where mg.model_id = m.id), '[]') as groups
   from models m
   join manufacturers b on b.id = m.manufacturer_id
   ${textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')}
   left join model_texts original on original.model_id = m.id and original.language = m.source_language
   left join colors promoted on promoted.id = m.promoted_color_id
   left join media logo on logo.hash = b.logo
   left join lateral (select avg(rating) as average, count(*) as count from reviews where model_id = m.id and status = 'published') r on true
   where m.slug = $2`,
);

/** Property values of a model, or of one of its variants. */
export const readModelProperties = preparedQuery<
  { name: string; value: string; slug: string; unit: string; isForOneItem: boolean; variantId: number | null },
  [language: ShopLanguage, modelId: number]
>(
  'model-properties',
  `select coalesce(tt.name, pt.slug) as name, coalesce(vt.value, p.number::float8::text, '') as value, pt.slug, pt.unit,
     p.variant_id is not null as "isForOneItem", p.variant_id as "variantId"
   from model_properties p
   join models m on m.id = p.model_id
   join property_types pt on pt.id = p.property_type_id
   left ${textsIn('property_type_texts', 'tt', 't.property_type_id = pt.id', '$1')}
   left ${textsIn('model_property_texts', 'vt', 't.model_property_id = p.id', '$1', 'm.source_language')}
   where p.model_id = $2 order by p.sort, pt.sort, p.id`,
);

/**
 * Pictures of models in display order; those without a colour apply to all colours. The caption is the picture's own or the
 * name of its view.
 */
export const readModelPictures = preparedQuery<
  { modelId: number; colorSlug: string | null; picture: PictureWire },
  [language: ShopLanguage, modelIds: readonly number[]]
>(
  'model-pictures',
  `select mi.model_id as "modelId", c.slug as "colorSlug", ${pictureJson('md', "coalesce(nullif(mi.caption, ''), view.name, '')")} as picture
   from model_images mi join media md on md.hash = mi.media left join colors c on c.id = mi.color_id
   left ${textsIn('image_view_texts', 'view', 't.view_id = mi.view_id', '$1')}
   where mi.model_id = any($2::int[]) order by mi.model_id, mi.color_id nulls first, mi.sort`,
);

/** Ribbons of a model: colours as `background;text colour`. */
export const readModelRibbons = preparedQuery<
  { colors: string; title: string; slug: string; link: string | null },
  [language: ShopLanguage, modelId: number]
>(
  'model-ribbons',
  `select r.bg_color || ';' || r.text_color as colors, rt.title, r.slug, coalesce(rt.link, r.link) as link
   from model_ribbons mr join ribbons r on r.id = mr.ribbon_id
   ${textsIn('ribbon_texts', 'rt', 't.ribbon_id = r.id', '$1')}
   where mr.model_id = $2 order by mr.sort, r.id`,
);
