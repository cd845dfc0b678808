import { getMerchantItems, getSiteAddresses } from 'contract/machine-files';
import { Hono } from 'hono';
import { type MerchantItem, readMerchantItems } from '../domain/catalogue/merchant-items';
import { readSiteAddresses } from '../domain/catalogue/site-addresses';
import { readDeliveryCountry } from '../domain/delivery/delivery-countries';
import { readDeliveryPrices } from '../domain/delivery/delivery-prices';
import { toEuros, toOptionalEuros } from '../domain/pricing/pricing';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** The data of machine-readable files: sitemaps and merchant feeds. */
export function machineFileEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getSiteAddresses, async ({ backend, query: { kind, offset, limit }, now }) =>
    readSiteAddresses(backend.pool, kind, [offset, limit], now),
  );

  answer(area, getMerchantItems, async ({ backend, query, language, now }) => {
    const country = await readDeliveryCountry(backend.db, language, query.country);
    if (!country?.isEnabled) return NOT_FOUND;
    const part = {
      language,
      country: country.code,
      taxAreaId: country.taxAreaId,
      after: query.after,
      limit: query.limit,
    };
    const [{ items, next }, deliveries] = await Promise.all([
      readMerchantItems(backend, part, now),
      readDeliveryPrices(backend.pool, language, country.code),
    ]);
    return {
      items: items.map(presentItem),
      next,
      deliveries: deliveries.map(({ priceCents, freeFromCents, ...delivery }) => ({
        ...delivery,
        price: toEuros(priceCents),
        freeFrom: toOptionalEuros(freeFromCents),
      })),
    };
  });

  return area;
}

function presentItem({ priceCents, saleCents, ...item }: MerchantItem) {
  return { ...item, price: toEuros(priceCents), salePrice: toOptionalEuros(saleCents) };
}
