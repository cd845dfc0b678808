import { type ExpressPickup, expressPickup } from 'contract/express-pickup';
import type { OpeningTimes } from 'contract/opening-hours';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { preparedRows, type Reader } from '../reading/reader';
import { type Arrival, arrivalOf } from './delivery-dates';
import type { DeliveryOffer } from './delivery-offers';
import { postcodeDistance } from './postcode';
import { methodArrival, type RowTime } from './row-times';

/** A store where orders are picked up. */
interface PickupStore {
  readonly id: number;
  readonly name: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
  readonly pikanouto: boolean;
  readonly week: OpeningTimes['week'];
  readonly special: OpeningTimes['special'];
}

/** A store where a cart can be picked up, with what lies there now. */
export interface StoreOffer extends Omit<PickupStore, 'pikanouto' | 'week' | 'special'> {
  /** Variants that lie there in the whole quantity of their row. */
  readonly here: readonly number[];
  /** Variants that are brought there. */
  readonly coming: readonly number[];
  /** When the whole order is ready. */
  readonly ready: Arrival;
  /** The next round of express pick-up; null when something is missing or the store has none. */
  readonly express: ExpressPickup | null;
}

/** A row of a cart, as far as stores must hold it. */
export interface HeldRow {
  readonly variantId: number;
  readonly amount: number;
  readonly stocks: readonly { readonly storeId: number; readonly quantity: number }[];
}

function readPickupStores(reader: Reader): Promise<PickupStore[]> {
  return preparedRows<PickupStore & Record<string, unknown>>(
    reader,
    'pickup-stores',
    sql`
      select s.id, s.name, s.street_address as "streetAddress", s.postal_code as "postalCode", s.city, s.pikanouto,
        coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
          'closes', to_char(h.closes, 'HH24:MI'))) from store_hours h where h.store_id = s.id), '[]') as week,
        coalesce((select json_agg(json_build_object('date', d.day, 'opens', to_char(d.opens, 'HH24:MI'),
          'closes', to_char(d.closes, 'HH24:MI'))) from store_special_days d where d.store_id = s.id), '[]') as special
      from stores s where s.type = 'retail' and (s.nouto or s.pikanouto) order by s.stock_display_order, s.id`,
  );
}

/** What decides what a store can promise. */
interface StoreQuestion {
  /** The delivery method; its days are those of goods that are brought. */
  readonly offer: DeliveryOffer;
  /** When each row can leave. */
  readonly times: readonly RowTime[];
  /** As typed; empty while it is not known. */
  readonly postalCode: string;
  readonly now: Date;
  readonly language: ShopLanguage;
}

/**
 * The stores where a cart can be picked up, the nearest to a postcode first, else in the shop's order: what lies there, what is brought, and when all of it is ready.
 */
export async function readStoreOffers(
  reader: Reader,
  rows: readonly HeldRow[],
  { offer, times, postalCode, now, language }: StoreQuestion,
): Promise<StoreOffer[]> {
  const stores = await readPickupStores(reader);
  const mounting = Math.max(0, ...times.map((time) => time.mounting));
  const far = (store: PickupStore) => (postalCode === '' ? 0 : postcodeDistance(postalCode, store.postalCode));
  return stores
    .toSorted((one, other) => far(one) - far(other))
    .map(({ pikanouto, week, special, ...store }) => {
      const isHere = ({ stocks, amount }: HeldRow) =>
        stocks.some(({ storeId, quantity }) => storeId === store.id && quantity >= amount);
      const here = rows.filter(isHere).map(({ variantId }) => variantId);
      const coming = rows.filter((row) => !isHere(row)).map(({ variantId }) => variantId);
      const isComplete = coming.length === 0;
      const { from, to } = offer.days;
      return {
        ...store,
        here,
        coming,
        ready: isComplete
          ? arrivalOf(mounting + from, mounting + Math.min(to, from + 1), now, language, true)
          : methodArrival(times, { from: Math.max(1, from), to: Math.max(1, to), isStore: true }, now, language),
        // skis are not mounted within hours
        express:
          isComplete && pikanouto && rows.length > 0 && mounting === 0 ? expressPickup(now, { week, special }) : null,
      };
    });
}
