import { plainText } from 'contract/plain-text';
import type { BackendContext } from '../../context';
import { isSet, isSetBlocked, setDays } from '../delivery/set-parcel';
import type { ShopLanguage } from '../locale/language';
import { readVariantPrices, type VariantPrice } from '../pricing/variant-prices';
import { byModel, groupedByModel } from '../reading/by-model';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { AT_HAND, dispatchDays, isStockBlocked, UNKNOWN_SHIPPING_TIME } from '../stock/availability';
import { parentsOf, readProductGroups } from './product-groups';
import { LISTED } from './product-list/which-models';
import { readColors } from './resources';

/** A variant as price comparisons list it; euro cents, gross in the requested country. */
export interface MerchantItem {
  readonly variantId: number;
  readonly modelId: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly description: string;
  readonly path: string;
  readonly image: PictureWire | null;
  readonly moreImages: PictureWire[];
  readonly color: string;
  readonly colorSlug: string;
  readonly size: string;
  readonly sizeSlug: string;
  readonly typeSlug: string;
  readonly sku: string;
  readonly ean: string;
  readonly modelNumber: string;
  readonly groups: string[];
  readonly priceCents: number;
  readonly saleCents: number | null;
  readonly availability: 'in_stock' | 'backorder' | 'out_of_stock';
  readonly availableFrom: string | null;
  readonly condition: 'new' | 'used';
}

const DESCRIPTION_LENGTH = 4000;
const MORE_IMAGES = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

interface FeedModel {
  readonly modelId: number;
  readonly modelNumber: string;
  readonly name: string;
  readonly tagline: string;
  readonly descriptionHtml: string;
  readonly manufacturer: string;
  readonly path: string;
  readonly allowDiscount: boolean;
  readonly isUsed: boolean;
  readonly mainGroupId: number | null;
}

/** Models that are delivered to the country, without gift cards, which price comparisons refuse. */
const feedModels = preparedQuery<FeedModel, [language: ShopLanguage, country: string, after: number, limit: number]>(
  'merchant-models',
  `select m.id as "modelId", m.model_number as "modelNumber", mt.name, mt.tagline,
     mt.description_html as "descriptionHtml", case when b.is_maker then b.name else '' end as manufacturer, b.slug || '/' || m.slug as path,
     m.allow_discount as "allowDiscount", m.second_hand_parent_id is not null as "isUsed",
     (select mg.group_id from model_groups mg where mg.model_id = m.id order by mg.is_main desc, mg.group_id limit 1)
       as "mainGroupId"
   from models m join manufacturers b on b.id = m.manufacturer_id
   ${textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')}
   where ${LISTED} and m.kind = 'product' and m.id > $3
     and not exists (select 1 from model_blocked_countries where model_id = m.id and country = $2)
     and not ${isSetBlocked('m.id', '$2')}
   order by m.id limit $4`,
);

type ColoredPicture = readonly [colorId: number | null, picture: PictureWire];

/** Pictures of each model with the id of their colour; null: not tied to a colour. */
const feedPictures = preparedQuery<{ modelId: number; pictures: ColoredPicture[] }, [ids: readonly number[]]>(
  'merchant-pictures',
  `select mi.model_id as "modelId", json_agg(json_build_array(mi.color_id, ${pictureJson('md')})
     order by mi.color_id nulls last, mi.sort) as pictures
   from model_images mi join media md on md.hash = mi.media
   where mi.model_id = any($1::int[]) group by mi.model_id`,
);

interface FeedVariant {
  readonly modelId: number;
  readonly variantId: number;
  readonly sku: string;
  readonly ean: string | null;
  readonly colorId: number | null;
  readonly size: string | null;
  readonly sizeSlug: string | null;
  readonly typeSlug: string;
  readonly onOrder: boolean;
  readonly blockedStock: boolean;
  readonly inStock: boolean;
  readonly shippingTimeDays: number;
  readonly isSet: boolean;
  readonly setDays: number | null;
  readonly incomingMs: number | null;
}

const feedVariants = preparedQuery<FeedVariant, [ids: readonly number[]]>(
  'merchant-variants',
  `select v.model_id as "modelId", v.id as "variantId", v.sku, v.ean, v.color_id as "colorId", s.name as size,
     s.slug as "sizeSlug", t.slug as "typeSlug", v.on_order as "onOrder", v.blocked_stock as "blockedStock",
     v.shipping_time_days as "shippingTimeDays", ${isSet('v.model_id')} as "isSet", ${setDays('v.model_id')} as "setDays",
     (extract(epoch from v.stock_incoming_at) * 1000)::float8 as "incomingMs",
     exists (select 1 from stock k where k.variant_id = v.id and k.quantity > 0) as "inStock"
   from variants v join variant_types t on t.id = v.type_id left join sizes s on s.id = v.size_id
   where v.model_id = any($1::int[]) and not v.is_withdrawn order by v.model_id, s.sort nulls first, v.id`,
);

/** Selects a part of the feed and its country and language. */
export interface FeedPart {
  readonly language: ShopLanguage;
  /** Of delivery. */
  readonly country: string;
  readonly taxAreaId: number;
  /** Id of the last model of the previous part. */
  readonly after: number;
  /** Max number of models; their variants are not counted. */
  readonly limit: number;
}

/** Reads a part of the feed; `next` is the start of the following part, null when there is none. */
export async function readMerchantItems(
  { pool, db }: BackendContext,
  { language, country, taxAreaId, after, limit }: FeedPart,
  now: Date,
): Promise<{ readonly items: MerchantItem[]; readonly next: number | null }> {
  const models = await feedModels(pool, language, country, after, limit);
  const ids = models.map(({ modelId }) => modelId);
  const [variants, pictures, colors, groups] = await Promise.all([
    feedVariants(pool, ids),
    feedPictures(pool, ids),
    readColors(pool, language),
    readProductGroups(pool, language),
  ]);
  const variantIds = variants.map(({ variantId }) => variantId);
  const prices = await readVariantPrices(db, variantIds, taxAreaId, now);
  const variantsOf = groupedByModel(variants);
  const picturesOf = byModel(pictures);
  const colorById = new Map(colors.map((color) => [color.id, color]));
  const groupById = new Map(groups.map((group) => [group.id, group]));
  const items = models.flatMap((model) => {
    const group = model.mainGroupId === null ? undefined : groupById.get(model.mainGroupId);
    const shared = {
      modelId: model.modelId,
      modelNumber: model.modelNumber,
      name: model.name,
      manufacturer: model.manufacturer,
      description: plainText(model.descriptionHtml, DESCRIPTION_LENGTH) || model.tagline,
      path: model.path,
      groups: group ? [...parentsOf(group, groups), group].map(({ name }) => name) : [],
      condition: model.isUsed ? ('used' as const) : ('new' as const),
    };
    return (variantsOf.get(model.modelId) ?? []).flatMap((variant) => {
      const price = prices.get(variant.variantId);
      // price comparisons would publish a price of zero as it is
      if (!price || price.activeCents <= 0) return [];
      const color = variant.colorId === null ? undefined : colorById.get(variant.colorId);
      return {
        ...shared,
        variantId: variant.variantId,
        sku: variant.sku,
        ean: variant.ean ?? '',
        size: variant.size ?? '',
        sizeSlug: variant.sizeSlug ?? '',
        typeSlug: variant.typeSlug,
        color: color?.name ?? '',
        colorSlug: color?.slug ?? '',
        ...imagesOf(picturesOf.get(model.modelId)?.pictures ?? [], variant.colorId),
        ...announcedPrice(price, model.allowDiscount),
        ...availabilityOf(variant, now),
      };
    });
  });
  return { items, next: models.length < limit ? null : (ids.at(-1) ?? null) };
}

/** Pictures of the variant's colour first, then general ones; pictures of another colour only when there are no others. */
function imagesOf(pictures: readonly ColoredPicture[], colorId: number | null) {
  const own = pictures.filter(([color]) => color === colorId || color === null);
  const [first, ...more] = (own.length > 0 ? own : pictures).map(([, picture]) => picture);
  return { image: first ?? null, moreImages: more.slice(0, MORE_IMAGES) };
}

/** A discount is announced only where the model allows it. */
function announcedPrice({ activeCents, regularCents }: VariantPrice, allowDiscount: boolean) {
  const isReduced = allowDiscount && activeCents < regularCents;
  return { priceCents: isReduced ? regularCents : activeCents, saleCents: isReduced ? activeCents : null };
}

/** Follows the cart's rule: blocked stock cannot be bought, even when the variant can be ordered from the supplier; a set can be had as its parts can. */
function availabilityOf(variant: FeedVariant, now: Date): Pick<MerchantItem, 'availability' | 'availableFrom'> {
  const { incomingMs } = variant;
  const days = dispatchDays(variant, variant.inStock ? 1 : 0);
  const inStock = variant.isSet ? days <= AT_HAND : variant.inStock;
  const onOrder = variant.isSet || variant.onOrder;
  if (isStockBlocked(variant) || (variant.isSet && variant.setDays === null))
    return { availability: 'out_of_stock', availableFrom: null };
  if (inStock) return { availability: 'in_stock', availableFrom: null };
  if (!onOrder || (days >= UNKNOWN_SHIPPING_TIME && incomingMs === null))
    return { availability: 'out_of_stock', availableFrom: null };
  const soonest = now.getTime() + days * DAY_MS;
  const from = incomingMs === null ? soonest : Math.max(incomingMs, now.getTime());
  return { availability: 'backorder', availableFrom: new Date(from).toISOString() };
}
