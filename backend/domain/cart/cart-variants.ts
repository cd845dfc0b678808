import { sizeText } from 'contract/size-text';
import { sql } from 'drizzle-orm';
import { IS_LONG } from '../delivery/delivery-limits';
import { isSet, setDays, setIsMounted, takesSet } from '../delivery/set-parcel';
import type { ShopLanguage } from '../locale/language';
import type { TaxPercentages } from '../pricing/tax-rates';
import { readVariantPrices, type VariantPrice } from '../pricing/variant-prices';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedRows, type Reader } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import type { StoreStock } from '../stock/availability';

/** The name and options of a variant as shown in a cart, an order or a mail. */
export interface VariantLabel {
  readonly id: number;
  readonly modelId: number;
  readonly modelSlug: string;
  readonly name: string;
  readonly brand: string;
  readonly brandSlug: string;
  /** Name of the model's main group; empty when it has none. */
  readonly category: string;
  readonly color: string;
  /** In the reader's language. */
  readonly size: string;
  /** Empty for a model of one type. */
  readonly type: string;
  readonly image: PictureWire | null;
}

/** The data of a variant that a cart needs. */
export interface CartVariant extends VariantLabel {
  readonly isPublic: boolean;
  readonly isCampaignOnly: boolean;
  /** Gift cards and bundles have their own ways to buy them and cannot be ordinary rows. */
  readonly kind: 'product' | 'gift_card' | 'bundle';
  /** An order may contain only one such item. */
  readonly isVuota: boolean;
  /** The model is not delivered to the delivery country. */
  readonly isCountryBlocked: boolean;
  /** Ids of the delivery methods it is limited to; null: every method. */
  readonly deliveryMethodIds: readonly number[] | null;
  /** Some delivery method does not take it: it has the country's longer days. */
  readonly isLong: boolean;
  /** Skis with bindings that are mounted before they are sent. */
  readonly isSkiBundle: boolean;
  readonly allowDiscount: boolean;
  readonly belongsToOutlet: boolean;
  readonly isWithdrawn: boolean;
  readonly onOrder: boolean;
  readonly blockedStock: boolean;
  readonly shippingTimeDays: number;
  readonly setDays: number | null;
  /** Null: no price in this tax area, so it cannot be sold. */
  readonly price: VariantPrice | null;
  readonly stocks: readonly StoreStock[];
}

type LabelRow = Omit<CartVariant, 'price' | 'stocks'> & Record<string, unknown>;

async function readRows(
  reader: Reader,
  ids: readonly number[],
  language: ShopLanguage,
  country: string | null,
): Promise<LabelRow[]> {
  const modelText = sql`order by ${bestTextFirst(language, 'm.source_language')} limit 1`;
  const text = sql`order by ${bestTextFirst(language)} limit 1`;
  const rows = await preparedRows<LabelRow>(
    reader,
    'cart-variants',
    sql`
      select v.id, m.id as "modelId", m.slug as "modelSlug", f.name as brand, f.slug as "brandSlug",
        coalesce((select t.name from model_texts t where t.model_id = m.id ${modelText}), m.slug) as name,
        coalesce((
          select t.name from model_groups g join product_group_texts t on t.group_id = g.group_id
          where g.model_id = m.id and g.is_main ${text}
        ), '') as category,
        coalesce((select t.name from color_texts t where t.color_id = v.color_id ${text}), '') as color,
        coalesce(s.name, '') as size,
        case when k.slug = 'regular' then ''
          else coalesce((select t.name from variant_type_texts t where t.type_id = k.id ${text}), k.slug) end as type,
        m.is_public as "isPublic", m.is_campaign_only as "isCampaignOnly", m.is_vuota as "isVuota",
        case when ${sql.raw(isSet('m.id'))} then 'bundle' else m.kind end as kind,
        exists (
          select 1 from model_blocked_countries where country = ${country}
            and (model_id = m.id or model_id in (select bp.model_id from bundle_parts bp where bp.bundle_id = m.id))
        ) as "isCountryBlocked",
        case when ${sql.raw(isSet('m.id'))}
          then coalesce((select json_agg(d.id) from delivery_methods d where ${sql.raw(takesSet('m.id', 'd.id'))}), '[]')
          else coalesce(
            (select json_agg(delivery_method_id) from variant_delivery_methods where variant_id = v.id),
            (select json_agg(delivery_method_id) from model_delivery_methods where model_id = m.id)
          ) end as "deliveryMethodIds",
        ${sql.raw(IS_LONG)} as "isLong",
        m.is_binding_ski_combo or ${sql.raw(setIsMounted('m.id'))} as "isSkiBundle",
        m.allow_discount as "allowDiscount",
        m.belongs_to_outlet as "belongsToOutlet", v.is_withdrawn as "isWithdrawn", v.on_order as "onOrder",
        v.blocked_stock as "blockedStock", v.shipping_time_days as "shippingTimeDays",
        ${sql.raw(setDays('m.id'))} as "setDays",
        ${sql.raw(pictureJson('p', 'i.caption'))} as image
      from variants v
      join models m on m.id = v.model_id
      join manufacturers f on f.id = m.manufacturer_id
      join variant_types k on k.id = v.type_id
      left join sizes s on s.id = v.size_id
      left join lateral (
        select media, caption from model_images
        where model_id = m.id and (color_id = v.color_id or color_id is null)
        order by color_id is null, sort limit 1
      ) i on true
      left join media p on p.hash = i.media
      where v.id = any(${sql.param(ids)}::int[])`,
  );
  return rows.map((row) => ({ ...row, size: sizeText(row.size, language) }));
}

/** Names and options of variants in a language, by id. Includes withdrawn and non-public ones, because orders refer to them. */
export async function readVariantLabels(
  reader: Reader,
  ids: readonly number[],
  language: ShopLanguage,
): Promise<Map<number, VariantLabel>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(reader, ids, language, null);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The current data of a cart's variants: texts, price of the tax area, stock of every store. Unknown ids are omitted.
 * @param where the delivery country and its tax area, with its percentages if they were read already
 */
export async function readCartVariants(
  reader: Reader,
  ids: readonly number[],
  where: {
    readonly language: ShopLanguage;
    readonly country: string;
    readonly taxAreaId: number;
    readonly percentages?: ReadonlyMap<number, TaxPercentages>;
    readonly now: Date;
  },
): Promise<Map<number, CartVariant>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(reader, ids, where.language, where.country);
  const prices = await readVariantPrices(reader, ids, where.taxAreaId, where.now, where.percentages);
  const stocks = await readStocks(reader, ids);
  return new Map(
    rows.map((row) => [row.id, { ...row, price: prices.get(row.id) ?? null, stocks: stocks.get(row.id) ?? [] }]),
  );
}

async function readStocks(reader: Reader, ids: readonly number[]): Promise<Map<number, StoreStock[]>> {
  const rows = await preparedRows<StoreStock & { variantId: number } & Record<string, unknown>>(
    reader,
    'cart-stock',
    sql`
      select k.variant_id as "variantId", k.store_id as "storeId", s.slug as "storeSlug", s.name as "storeName",
        s.type as "storeType", k.quantity
      from stock k join stores s on s.id = k.store_id
      where k.variant_id = any(${sql.param(ids)}::int[])`,
  );
  const byVariant = new Map<number, StoreStock[]>();
  for (const { variantId, ...stock } of rows) {
    const stocks = byVariant.get(variantId);
    if (stocks) stocks.push(stock as StoreStock);
    else byVariant.set(variantId, [stock as StoreStock]);
  }
  return byVariant;
}
