import type { ShopLanguage } from '../locale/language';
import { question } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** What a way of delivery costs in a country, whatever is sent: euro cents, gross, and working days. */
export interface DeliveryPrice {
  readonly name: string;
  readonly priceCents: number;
  /** Goods total from which it is free; null: never. */
  readonly freeFromCents: number | null;
  readonly daysFrom: number;
  readonly daysTo: number;
}

/** Ways to have a parcel sent to a country, in the shop's order; fetching it from a store is none. */
export const readDeliveryPrices = question<DeliveryPrice, [language: ShopLanguage, country: string]>(
  'delivery-prices',
  `select coalesce(dt.name, d.slug) as name, p.price_cents::float8 as "priceCents",
     p.free_from_cents::float8 as "freeFromCents", p.days_from as "daysFrom", p.days_to as "daysTo"
   from delivery_methods d join delivery_prices p on p.delivery_method_id = d.id and p.country = $2
   left ${textsIn('delivery_method_texts', 'dt', 't.delivery_method_id = d.id', '$1')}
   where d.is_enabled and d.kind <> 'store' order by d.sort, d.id`,
);
