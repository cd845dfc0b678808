import { getDeliveryLocations, getFastShipping, postRestockNotice, stopRestockNotices } from 'contract/delivery';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readFastShipping } from '../domain/cart/fast-shipping';
import { readDeliveryLocations } from '../domain/delivery/delivery-locations';
import { toEuros } from '../domain/pricing/pricing';
import { requestNotice, stopNotices } from '../domain/restock/restock-requests';
import { mailLimit } from '../domain/untrusted/mail-limit';
import { Answer, type Area, answer, type BackendEnv } from './serve';
import { onlyAllowed } from './too-often';

/** Deliveries to a postcode, and notices when a product can be bought again. */
export function deliveryEndpoints({ db, pool, log }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const notices = mailLimit(pool, 'restock-notice');
  const limited = onlyAllowed(log);

  answer(area, getFastShipping, async ({ query, language, now }) => {
    const request = {
      country: query.country_code ?? 'fi',
      postalCode: query.postal_code.trim(),
      variantId: query.variant_id,
      subtotalCents: Math.round(query.price * 100),
      language,
      now,
    };
    const ways = await readFastShipping(db, request);
    return ways.map(({ name, timeEstimate, dates, priceCents, storeSlug }) => ({
      name,
      timeEstimate,
      dates,
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

  answer(area, postRestockNotice, ({ body, clientAddress, now }) => {
    const { email, product_id: variantId, lang_code: language, country_code, currency_code } = body;
    const request = { email, variantId, language, country: country_code ?? 'fi', currency: currency_code ?? 'eur' };
    return limited(notices, { email, clientAddress }, () => requestNotice(db, request, now));
  });

  answer(area, stopRestockNotices, async ({ body, language }) => {
    await stopNotices(db, body.token, language);
    return {};
  });

  return area;
}
