import type { ShopLanguage } from '../../locale/language';
import type { ListedPriceRow } from '../../pricing/variant-prices';
import type { PictureWire } from '../../reading/picture';
import { question } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import { STOCK_BLOCKED } from '../../stock/availability';

/**
 * The parts of product cards, one question each, all of them by the ids of the models. Lists inside a row come as JSON, one
 * row a model: two thousand models with their variants, prices and pictures are a few thousand rows, not a hundred thousand.
 */

/** Texts and facts of a model. */
export interface CardFacts {
  readonly id: number;
  readonly slug: string;
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
}

// The same choice of language as `textsIn` makes, by three joins: sorting the texts of each model takes three times as long.
export const cardFacts = question<CardFacts, [language: ShopLanguage, ids: readonly number[]]>(
  'card-facts',
  `select m.id, m.slug, coalesce(own.name, en.name, source.name) as name,
     coalesce(own.tagline, en.tagline, source.tagline) as tagline,
     coalesce(own.short_description, en.short_description, source.short_description) as "shortDescription",
     left(coalesce(own.description_html, en.description_html, source.description_html), 1000) as "descriptionHtml",
     b.name as manufacturer, b.slug as "manufacturerSlug",
     m.tax_class_id as "taxClassId", m.allow_discount as "allowDiscount", m.belongs_to_outlet as "belongsToOutlet",
     m.sold_amount as "soldAmount", m.published_at as "publishedAt",
     (select json_agg(group_id) from model_groups where model_id = m.id) as "groupIds"
   from unnest($2::int[]) with ordinality as wanted(id, place)
   join models m on m.id = wanted.id
   join manufacturers b on b.id = m.manufacturer_id
   left join model_texts own on own.model_id = m.id and own.language = $1
   left join model_texts en on en.model_id = m.id and en.language = 'en' and own.model_id is null
   left join model_texts source on source.model_id = m.id and source.language = m.source_language and own.model_id is null
     and en.model_id is null
   where coalesce(own.name, en.name, source.name) is not null
   order by wanted.place`,
);

/** Which colours and sizes a model comes in, and whether any variant that may be sold is made to order. */
export interface CardVariants {
  readonly modelId: number;
  readonly colorIds: number[] | null;
  readonly sizeIds: number[] | null;
  readonly isMadeToOrder: boolean;
}

export const cardVariants = question<CardVariants, [ids: readonly number[]]>(
  'card-variants',
  `select model_id as "modelId", json_agg(distinct color_id) filter (where color_id is not null) as "colorIds",
     json_agg(distinct size_id) filter (where size_id is not null) as "sizeIds", bool_or(on_order and not ${STOCK_BLOCKED}) as "isMadeToOrder"
   from variants v where model_id = any($1::int[]) and not is_withdrawn group by model_id`,
);

/** Stores where some variant of a model lies, a supplier's among them, and whether any of what lies there may be sold. */
export interface CardStores {
  readonly modelId: number;
  readonly storeIds: number[];
  readonly isSold: boolean;
}

export const cardStores = question<CardStores, [ids: readonly number[]]>(
  'card-stores',
  `select model_id as "modelId", json_agg(store_id) as "storeIds", bool_or(is_sold) as "isSold"
   from (
     select v.model_id, k.store_id, bool_or(not ${STOCK_BLOCKED}) as is_sold
     from stock k join variants v on v.id = k.variant_id
     where k.quantity > 0 and not v.is_withdrawn and v.model_id = any($1::int[])
     group by v.model_id, k.store_id
   ) held group by model_id`,
);

/** One of the different prices that a model's variants have. */
export interface CardPriceRow extends ListedPriceRow {
  readonly modelId: number;
}

const PRICE_COLUMNS = `v.model_id as "modelId", p.regular_cents::float8 as "regularCents", p.full_cents::float8 as "fullCents",
     p.discount_cents::float8 as "discountCents", p.club_cents::float8 as "clubCents",
     (extract(epoch from p.discount_starts_at) * 1000)::float8 as "startsMs",
     (extract(epoch from p.discount_ends_at) * 1000)::float8 as "endsMs",
     p.tax_area_id = $2 as "isOwn"`;

/** @param condition on the variant `v`, beyond that it is sold and of one of the models */
const pricesWhere = (condition: string) => `select ${PRICE_COLUMNS}
   from variants v
   join prices p on p.variant_id = v.id and p.tax_area_id = case
     when $2 = 1 then 1
     when exists (select 1 from prices own where own.variant_id = v.id and own.tax_area_id = $2) then $2
     else 1 end
   where v.model_id = any($1::int[]) and not v.is_withdrawn ${condition}
   group by v.model_id, p.regular_cents, p.full_cents, p.discount_cents, p.discount_starts_at, p.discount_ends_at, p.club_cents,
     p.tax_area_id`;

/** The prices of everything that models come in. */
export const cardPrices = question<CardPriceRow, [ids: readonly number[], taxAreaId: number]>(
  'card-prices',
  pricesWhere(''),
);

/** The prices of what can be ordered. Asked only where a model has several: looking each variant up in the stock is dear. */
export const orderablePrices = question<CardPriceRow, [ids: readonly number[], taxAreaId: number]>(
  'card-orderable-prices',
  pricesWhere('and (v.on_order or exists (select 1 from stock k where k.variant_id = v.id and k.quantity > 0))'),
);

/** The first two pictures of each colour and of the general ones: colour id (or null), path, width, height, colour, scene. */
export type CardPictureTuple = [colorId: number | null, ...rest: [string, number, number, string, boolean]];

export const cardPictures = question<{ modelId: number; pictures: CardPictureTuple[] }, [ids: readonly number[]]>(
  'card-pictures',
  `select x.model_id as "modelId", json_agg(json_build_array(x.color_id, md.hash, md.width, md.height, md.color, md.is_scene)
     order by x.color_id nulls last, x.place) as pictures
   from (
     select model_id, color_id, media, row_number() over (partition by model_id, color_id order by sort) as place
     from model_images where model_id = any($1::int[])
   ) x join media md on md.hash = x.media
   where x.place <= 2
   group by x.model_id`,
);

/** A picture from its tuple. Cards carry no caption: the name beside says it. */
export function pictureOf([, hash, width, height, color, isScene]: CardPictureTuple): PictureWire {
  return { path: `/media/${hash}`, caption: '', width, height, color, is_scene: isScene };
}

// The text of the language asked for is joined; only where it is missing are the others looked through, property by property.
const VALUE_TEXT = 'coalesce(own.value, other.value)';

/** Values of the properties that listings filter by: type id and value. */
export const cardProperties = question<
  { modelId: number; properties: [typeId: number, value: string | number][] },
  [language: ShopLanguage, ids: readonly number[]]
>(
  'card-properties',
  `select p.model_id as "modelId", json_agg(json_build_array(p.property_type_id,
     case when pt.filter_kind = 'range' then to_json(p.number::float8)
       else to_json(coalesce(${VALUE_TEXT}, p.number::float8::text)) end
   ) order by p.sort, p.id) as properties
   from model_properties p
   join property_types pt on pt.id = p.property_type_id and pt.filter_kind is not null
   left join model_property_texts own on own.model_property_id = p.id and own.language = $1
   left ${textsIn(
     'model_property_texts',
     'other',
     `t.model_property_id = p.id and own.value is null and pt.filter_kind <> 'range'`,
     '$1',
   )}
   where p.model_id = any($2::int[]) and (pt.filter_kind <> 'range' or p.number is not null)
     and (pt.filter_kind = 'range' or ${VALUE_TEXT} is not null or p.number is not null)
   group by p.model_id`,
);

export const cardRibbons = question<
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
export const cardRatings = question<{ modelId: number; stars: number; count: number }, [ids: readonly number[]]>(
  'card-ratings',
  `select model_id as "modelId", (avg(rating) / 2)::float8 as stars, count(*)::int as count
   from reviews where model_id = any($1::int[]) group by model_id`,
);

/** Sizes in the order of Specification 2 §5. */
export const allSizes = question<{ id: number; name: string; sort: number }, []>(
  'all-sizes',
  'select id, name, sort from sizes order by sort, id',
);

/** Stores whose stock a listing can be filtered by; a supplier's is none. */
export const storeSlugs = question<{ id: number; slug: string }, []>(
  'store-slugs',
  `select id, slug from stores where type <> 'external' order by stock_display_order, id`,
);
