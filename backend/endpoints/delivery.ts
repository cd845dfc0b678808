import { getDeliveryLocations, getFastShipping, postRestockNotice } from 'contract/delivery';
import { Hono } from 'hono';
import { readDeliveryLocations } from '../domain/delivery/delivery-locations';
import { readFastShipping } from '../domain/delivery/fast-shipping';
import { toEuros } from '../domain/pricing/pricing';
import { notYet } from './not-yet';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** Deliveries to a postcode. */
export function deliveryEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getFastShipping, async ({ backend, query, language }) => {
    const request = {
      postalCode: query.postal_code.trim(),
      variantId: query.variant_id,
      subtotalCents: Math.round(query.price * 100),
      language,
    };
    const ways = await readFastShipping(backend.pool, request);
    return ways.map(({ name, timeEstimate, priceCents, storeSlug }) => ({
      name,
      timeEstimate,
      price: toEuros(priceCents),
      storeSlug,
    }));
  });

  answer(area, getDeliveryLocations, async ({ backend, query }) => {
    const locations = await readDeliveryLocations(backend.pool, {
      method: query.delivery_method,
      postalCode: query.postal_code,
      country: query.country_code,
    });
    if (!locations) return new Answer(400, { delivery_method: ['The country has no such delivery method.'] });
    return locations.map(({ id, name, streetAddress, postalCode, city }) => ({
      id: String(id),
      name,
      street_address: streetAddress,
      postal_code: postalCode,
      city,
    }));
  });

  notYet(area, postRestockNotice);
  return area;
}
