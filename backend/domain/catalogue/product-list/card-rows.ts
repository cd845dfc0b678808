import type { UsedCondition } from 'contract/used-condition';
import type { ShopLanguage } from '../../locale/language';
import { type RunningOffer, runningOffersColumn } from '../../offers/running-offers';
import { type ListedPriceRow, listedPriceColumns } from '../../pricing/variant-prices';
import type { PictureWire } from '../../reading/picture';
import { preparedQuery } from '../../reading/reader';
import { textsIn, textsOfMany } from '../../reading/text-fallback';
import { STOCK_BLOCKED } from '../../stock/availability';

/**
 * The parts of product cards, one query each, by the ids of the models. Lists inside a row come as JSON, one row per model:
 * two thousand models with variants, prices and pictures are a few thousand rows, not a hundred thousand.
 */

/** Texts and facts of a model. */
export interface CardFacts {
  readonly id: number;
  readonly slug: string;
  readonly kind: 'product' | 'gift_card';
  readonly name: string;
  readonly tagline: string;
  readonly shortDescription: string;
  readonly descriptionHtml: string;
  readonly manufacturer: string;
  readonly manufacturerSlug: string;
  readonly taxClassId: number;
  readonly allowDiscount: boolean;
  readonly belongsToOutlet: boolean;
  readonly soldAmount: number;
  readonly publishedAt: Date;
  readonly groupIds: number[] | null;
  readonly offers: RunningOffer[] | null;
  /** Of a used item. */
  readonly usedCondition: UsedCondition | null;
}

const modelTexts = textsOfMany('model_texts', 'text', ['model_id', 'm.id'], '$1', 'm.source_language');

export const cardFacts = preparedQuery<CardFacts, [language: ShopLanguage, ids: readonly number[], now: Date]>(
  'card-facts',
  `select m.id, m.slug, m.kind, ${modelTexts.column('name')} as name,
     ${modelTexts.column('tagline')} as tagline,
     ${modelTexts.column('short_description')} as "shortDescription",
     left(${modelTexts.column('description_html')}, 1000) as "descriptionHtml",
     b.name as manufacturer, b.slug as "manufacturerSlug",
     m.tax_class_id as "taxClassId", m.allow_discount as "allowDiscount", m.belongs_to_outlet as "belongsToOutlet",
     m.sold_amount as "soldAmount", m.published_at as "publishedAt",
     (select json_agg(group_id) from model_groups where model_id = m.id) as "groupIds",
     ${runningOffersColumn('$3')} as offers, u.condition as "usedCondition"
   from unnest($2::int[]) with ordinality as picked(id, place)
   join models m on m.id = picked.id
   join manufacturers b on b.id = m.manufacturer_id
   left join used_items u on u.model_id = m.id
   ${modelTexts.join}
   where ${modelTexts.column('name')} is not null
   order by picked.place`,
);

/** The colours and sizes of a model, and whether any variant that may be sold is made to order. */
export interface CardVariants {
  readonly modelId: number;
  readonly colorIds: number[] | null;
  readonly sizeIds: number[] | null;
  readonly isMadeToOrder: boolean;
}

export const cardVariants = preparedQuery<CardVariants, [ids: readonly number[]]>(
  'card-variants',
  `select model_id as "modelId", json_agg(distinct color_id) filter (where color_id is not null) as "colorIds",
     json_agg(distinct size_id) filter (where size_id is not null) as "sizeIds", bool_or(on_order and not ${STOCK_BLOCKED}) as "isMadeToOrder"
   from variants v where model_id = any($1::int[]) and not is_withdrawn group by model_id`,
);

/** Stores that have a variant of the model, including a supplier's stock, and whether any of that stock may be sold. */
export interface CardStores {
  readonly modelId: number;
  readonly storeIds: number[];
  readonly isSold: boolean;
}

export const cardStores = preparedQuery<CardStores, [ids: readonly number[]]>(
  'card-stores',
  `select model_id as "modelId", json_agg(store_id) as "storeIds", bool_or(is_sold) as "isSold"
   from (
     select v.model_id, k.store_id, bool_or(not ${STOCK_BLOCKED}) as is_sold
     from stock k join variants v on v.id = k.variant_id
     where k.quantity > 0 and not v.is_withdrawn and v.model_id = any($1::int[])
     group by v.model_id, k.store_id
   ) held group by model_id`,
);

/** One of the distinct prices of a model's variants. */
export interface CardPriceRow extends ListedPriceRow {
  readonly modelId: number;
}

const PRICE_COLUMNS = `v.model_id as "modelId", ${listedPriceColumns('$2')}`;

/** @param condition further condition on the variant `v`, which is for sale and belongs to one of the models */
const pricesWhere = (condition: string) => `select ${PRICE_COLUMNS}
   from variants v
   join prices p on p.variant_id = v.id and p.tax_area_id = case
     when $2 = 1 then 1
     when exists (select 1 from prices own where own.variant_id = v.id and own.tax_area_id = $2) then $2
     else 1 end
   where v.model_id = any($1::int[]) and not v.is_withdrawn ${condition}
   group by v.model_id, p.regular_cents, p.full_cents, p.discount_cents, p.discount_starts_at, p.discount_ends_at, p.club_cents,
     p.given_currency, p.given_tax_percentage, p.given_regular_minor, p.given_discount_minor, p.tax_area_id`;

/** The prices of all variants of the models. */
export const cardPrices = preparedQuery<CardPriceRow, [ids: readonly number[], taxAreaId: number]>(
  'card-prices',
  pricesWhere(''),
);

/** The prices of the orderable variants. Used only for models with several prices, because the stock look-up for each variant is slow. */
export const orderablePrices = preparedQuery<CardPriceRow, [ids: readonly number[], taxAreaId: number]>(
  'card-orderable-prices',
  pricesWhere('and (v.on_order or exists (select 1 from stock k where k.variant_id = v.id and k.quantity > 0))'),
);

/** The first two pictures of each colour and of those without a colour: colour id (or null), path, width, height, colour, scene, cut-out. */
export type CardPictureTuple = [colorId: number | null, ...rest: [string, number, number, string, boolean, boolean]];

export const cardPictures = preparedQuery<{ modelId: number; pictures: CardPictureTuple[] }, [ids: readonly number[]]>(
  'card-pictures',
  `select x.model_id as "modelId", json_agg(json_build_array(x.color_id, md.hash, md.width, md.height, md.color, md.is_scene, md.is_cut_out)
     order by x.color_id nulls last, x.place) as pictures
   from (
     select model_id, color_id, media, row_number() over (partition by model_id, color_id order by sort) as place
     from model_images where model_id = any($1::int[])
   ) x join media md on md.hash = x.media
   where x.place <= 2
   group by x.model_id`,
);

/** A picture from its tuple. Cards have no caption, because the product name is next to the picture. */
export function pictureOf([, hash, width, height, color, isScene, isCutOut]: CardPictureTuple): PictureWire {
  return { path: `/media/${hash}`, caption: '', width, height, color, is_scene: isScene, is_cut_out: isCutOut };
}

// Properties of ranges have numbers alone: their texts are not looked for.
const WORDED_ID = `case when pt.filter_kind <> 'range' then p.id end`;
const valueTexts = (alias: string, language: string) =>
  textsOfMany('model_property_texts', alias, ['model_property_id', WORDED_ID], language, 'm.source_language');
const shownValues = valueTexts('shown', '$1');
// A key is made of the English word in every language, so that an address means the same in all of them.
const keyValues = valueTexts('key', `'en'`);

/** Values of the properties that listings filter by: type id, value, and the word from which the value's key is derived. */
export const cardProperties = preparedQuery<
  { modelId: number; properties: [typeId: number, value: string | number, keyWord: string | null][] },
  [language: ShopLanguage, ids: readonly number[]]
>(
  'card-properties',
  `select p.model_id as "modelId", json_agg(json_build_array(p.property_type_id,
     case when pt.filter_kind = 'range' then to_json(p.number::float8)
       else to_json(coalesce(${shownValues.column('value')}, p.number::float8::text)) end,
     case when pt.filter_kind = 'range' then null else coalesce(${keyValues.column('value')}, p.number::float8::text) end
   ) order by p.sort, p.id) as properties
   from model_properties p
   join models m on m.id = p.model_id
   join property_types pt on pt.id = p.property_type_id and pt.filter_kind is not null
   ${shownValues.join}
   ${keyValues.join}
   where p.model_id = any($2::int[]) and (pt.filter_kind <> 'range' or p.number is not null)
     and (pt.filter_kind = 'range' or ${shownValues.column('value')} is not null or p.number is not null)
   group by p.model_id`,
);

export const cardRibbons = preparedQuery<
  { modelId: number; name: string; bgColor: string; textColor: string },
  [language: ShopLanguage, ids: readonly number[]]
>(
  'card-ribbons',
  `select mr.model_id as "modelId", rt.title as name, r.bg_color as "bgColor", r.text_color as "textColor"
   from model_ribbons mr join ribbons r on r.id = mr.ribbon_id
   ${textsIn('ribbon_texts', 'rt', 't.ribbon_id = r.id', '$1')}
   where mr.model_id = any($2::int[]) order by mr.model_id, mr.sort, r.id`,
);

/** Ratings as stars, 0 to 5. */
export const cardRatings = preparedQuery<{ modelId: number; stars: number; count: number }, [ids: readonly number[]]>(
  'card-ratings',
  `select model_id as "modelId", (avg(rating) / 2)::float8 as stars, count(*)::int as count
   from reviews where model_id = any($1::int[]) and status = 'published' group by model_id`,
);

/** Sizes in the order of Specification 2 §5. */
export const allSizes = preparedQuery<{ id: number; name: string; sort: number }, []>(
  'all-sizes',
  'select id, name, sort from sizes order by sort, id',
);

/** Stores whose stock a listing can be filtered by, without suppliers. */
export const storeSlugs = preparedQuery<{ id: number; slug: string }, []>(
  'store-slugs',
  `select id, slug from stores where type <> 'external' order by stock_display_order, id`,
);
