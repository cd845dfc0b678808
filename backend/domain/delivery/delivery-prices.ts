import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** Price of a delivery method in a country, independent of the cart: euro cents, gross, and working days. */
export interface DeliveryPrice {
  readonly name: string;
  readonly priceCents: number;
  /** Subtotal from which it is free; null: never. */
  readonly freeFromCents: number | null;
  readonly daysFrom: number;
  readonly daysTo: number;
}

/**
 * Subtotal from which at least one delivery method to a country is free, euro cents; null: never. The same rule as for a
 * cart without a chosen method, see `freeDeliveryThreshold`.
 */
export async function readFreeDeliveryThreshold(connection: Connection, country: string): Promise<number | null> {
  const [row] = await lowestThreshold(connection, country);
  return row?.freeFromCents ?? null;
}

const lowestThreshold = preparedQuery<{ freeFromCents: number | null }, [country: string]>(
  'free-delivery-threshold',
  `select min(p.free_from_cents)::float8 as "freeFromCents"
   from delivery_prices p join delivery_methods d on d.id = p.delivery_method_id
   where p.country = $1 and d.is_enabled and p.free_from_cents > 0`,
);

/** Delivery methods that send a parcel to a country, in the shop's order; store pick-up is excluded. */
export const readDeliveryPrices = preparedQuery<DeliveryPrice, [language: ShopLanguage, country: string]>(
  'delivery-prices',
  `select coalesce(dt.name, d.slug) as name, p.price_cents::float8 as "priceCents",
     p.free_from_cents::float8 as "freeFromCents", p.days_from as "daysFrom", p.days_to as "daysTo"
   from delivery_methods d join delivery_prices p on p.delivery_method_id = d.id and p.country = $2
   left ${textsIn('delivery_method_texts', 'dt', 't.delivery_method_id = d.id', '$1')}
   where d.is_enabled and d.kind <> 'store' order by d.sort, d.id`,
);
