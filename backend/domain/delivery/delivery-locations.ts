import { type Connection, preparedQuery } from '../reading/reader';
import { normalisedPostcode, postcodeDistance } from './postcode';

/** A place where an order can be picked up: a parcel point, or a store. */
export interface DeliveryLocation {
  readonly id: number;
  readonly name: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
}

const MAX_LOCATIONS = 20;

const methodOf = preparedQuery<
  { id: number; kind: 'pickup_point' | 'home' | 'store' },
  [slug: string, country: string]
>(
  'delivery-method-of-country',
  `select dm.id, dm.kind from delivery_methods dm join delivery_prices dp on dp.delivery_method_id = dm.id
   where dm.slug = $1 and dm.is_enabled and dp.country = $2`,
);

const pickupPointsOf = preparedQuery<DeliveryLocation, [methodId: number, country: string]>(
  'pickup-points',
  `select id, name, street_address as "streetAddress", postal_code as "postalCode", city from pickup_points
   where delivery_method_id = $1 and country = $2 order by id`,
);

const pickupStores = preparedQuery<DeliveryLocation, []>(
  'delivery-locations-stores',
  `select id, name, street_address as "streetAddress", postal_code as "postalCode", city from stores
   where type = 'retail' and (nouto or pikanouto) order by stock_display_order, id`,
);

/**
 * Max 20 pick-up places of a delivery method near a postcode, nearest first; empty for home delivery.
 * @returns null when the country has no such method
 */
export async function readDeliveryLocations(
  pool: Connection,
  request: { method: string; postalCode: string; country: string },
): Promise<DeliveryLocation[] | null> {
  const [method] = await methodOf(pool, request.method, request.country);
  if (!method) return null;
  if (method.kind === 'home') return [];
  if (normalisedPostcode(request.postalCode) === '') return [];
  const places =
    method.kind === 'store' ? await pickupStores(pool) : await pickupPointsOf(pool, method.id, request.country);
  const distance = new Map(places.map((place) => [place, postcodeDistance(request.postalCode, place.postalCode)]));
  return places.toSorted((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0)).slice(0, MAX_LOCATIONS);
}
