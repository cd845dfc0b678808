import { setDays } from '../../delivery/set-parcel';
import type { ShopLanguage } from '../../locale/language';
import { preparedQuery } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import type { StoreStock } from '../../stock/availability';

/** A variant of a product page, before price and availability are calculated. */
export interface VariantRow {
  readonly id: number;
  readonly modelId: number;
  readonly sku: string;
  readonly ean: string | null;
  readonly colorSlug: string | null;
  readonly color: string | null;
  readonly colorControl: string | null;
  readonly sizeSlug: string | null;
  readonly size: string | null;
  readonly sizeSort: number | null;
  readonly typeSlug: string;
  readonly type: string;
  readonly typeSort: number;
  readonly typeTitle: string;
  readonly onOrder: boolean;
  readonly isBackorderable: boolean;
  readonly blockedStock: boolean;
  readonly shippingTimeDays: number;
  readonly setDays: number | null;
  readonly stockIncomingAt: Date | null;
  readonly isWithdrawn: boolean;
  /** One entry per store that has it, always including the main warehouse, in display order. */
  readonly stocks: StoreStock[];
}

/** Variants for sale, sorted by colour, type, in the order in which the model got them, and size. */
export const readVariants = preparedQuery<
  VariantRow,
  [language: ShopLanguage, modelIds: readonly number[], mainStoreId: number]
>(
  'model-variants',
  `select v.id, v.model_id as "modelId", v.sku, v.ean, c.slug as "colorSlug", coalesce(ct.name, c.slug) as color, c.control as "colorControl",
     s.slug as "sizeSlug", s.name as size, s.sort as "sizeSort",
     vt.slug as "typeSlug", coalesce(tt.name, vt.slug) as type, vt.sort as "typeSort",
     coalesce(tt.title, '') as "typeTitle",
     v.on_order as "onOrder", v.is_backorderable as "isBackorderable", v.blocked_stock as "blockedStock",
     v.shipping_time_days as "shippingTimeDays", ${setDays('v.model_id')} as "setDays", v.stock_incoming_at as "stockIncomingAt",
     v.is_withdrawn as "isWithdrawn", coalesce(st.stocks, '[]') as stocks
   from variants v
   left join colors c on c.id = v.color_id
   left ${textsIn('color_texts', 'ct', 't.color_id = c.id', '$1')}
   left join sizes s on s.id = v.size_id
   join variant_types vt on vt.id = v.type_id
   left ${textsIn('variant_type_texts', 'tt', 't.type_id = vt.id', '$1')}
   left join lateral (
     select json_agg(json_build_object('storeId', o.id, 'storeSlug', o.slug, 'storeName', o.name, 'storeType', o.type,
       'quantity', coalesce(k.quantity, 0)) order by o.stock_display_order, o.id) as stocks
     from stores o left join stock k on k.store_id = o.id and k.variant_id = v.id
     where k.quantity > 0 or o.id = $3
   ) st on true
   where v.model_id = any($2::int[]) and not v.is_withdrawn
   order by c.id nulls first, vt.sort, min(v.id) over (partition by v.model_id, v.type_id), s.sort, s.id, v.id`,
);
