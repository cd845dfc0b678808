import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';
import type { DeliveryOffer } from './delivery-offers';

/** The place where an order is picked up: a pick-up point or a store. */
export interface ChosenLocation {
  readonly pickupPointId: number | null;
  readonly pickupStoreId: number | null;
  /** Name and address, as the customer reads them. */
  readonly name: string;
}

const ID = /^\d{1,9}$/;

/**
 * The pick-up place chosen for a delivery method; null when it is unknown or belongs to another method or country.
 * @param location form field `delivery_location`
 */
export async function readChosenLocation(
  reader: Reader,
  offer: DeliveryOffer,
  country: string,
  location: string,
): Promise<ChosenLocation | null> {
  if (!ID.test(location)) return null;
  const id = Number(location);
  if (offer.kind === 'store') {
    const [store] = await rowsOf<{ id: number; name: string }>(
      reader,
      sql`
        select id, concat_ws(', ', name, nullif(street_address, ''), nullif(city, '')) as name from stores
        where id = ${id} and type = 'retail' and (nouto or pikanouto)`,
    );
    return store ? { pickupPointId: null, pickupStoreId: store.id, name: store.name } : null;
  }
  if (offer.id === null || offer.kind === 'home') return null;
  const [point] = await rowsOf<{ id: number; name: string }>(
    reader,
    sql`
      select id, concat_ws(', ', name, street_address, postal_code || ' ' || city) as name from pickup_points
      where id = ${id} and delivery_method_id = ${offer.id} and country = ${country}`,
  );
  return point ? { pickupPointId: point.id, pickupStoreId: null, name: point.name } : null;
}
