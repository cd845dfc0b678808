import { bookingLink } from 'contract/booking-link';
import { plainParagraphs } from 'contract/plain-paragraphs';
import { getStore, getStoreProducts, getStores } from 'contract/stores';
import { Hono } from 'hono';
import { helsinkiDay } from '../domain/pricing/helsinki-day';
import { readTaxPercentages } from '../domain/pricing/tax-rates';
import { readStoreProducts } from '../domain/stores/store-products';
import { readStores, type Store } from '../domain/stores/stores';
import { presentCard } from './listing';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** The stores of the shop, one of them, and what lies in it. */
export function storeEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getStores, async ({ backend, language, now }) =>
    (await readStores(backend.pool, language, helsinkiDay(now)))
      .filter((store) => store.type !== 'external')
      .map(presentListedStore),
  );

  answer(area, getStore, async ({ backend, params, language, now }) => {
    const stores = await readStores(backend.pool, language, helsinkiDay(now));
    const store = stores.find(({ slug, type }) => slug === params.slug && type === 'retail');
    if (!store) return NOT_FOUND;
    const { directions, bookingUrl } = store;
    return {
      ...presentListedStore(store),
      directions,
      // a host may have been taken off the list since
      booking_url: bookingLink(bookingUrl, backend.settings.bookingHosts) ?? '',
    };
  });

  answer(area, getStoreProducts, async ({ backend: { pool }, params, query: { taxAreaId }, language, now }) => {
    const percentages = await readTaxPercentages(pool, taxAreaId, now);
    if (percentages.size === 0) return new Answer(400, { taxAreaId: ['Unknown tax area.'] });
    const reader = { language, taxAreaId, percentages, segments: [] };
    const products = await readStoreProducts(pool, params.slug, reader, now);
    if (!products) return NOT_FOUND;
    return {
      picks: products.picks.map(({ card, ...pick }) => ({ product: presentCard(card), ...pick })),
      in_stock: products.inStock.map(presentCard),
      departments: [...products.departments],
    };
  });

  return area;
}

/** What every page knows of a store. */
export function presentStore(store: Store) {
  const { stockDisplayOrder, streetAddress, postalCode, description, openingHours, specialDays, ...rest } = store;
  const { lead: _lead, directions: _directions, bookingUrl: _bookingUrl, services: _services, ...known } = rest;
  return {
    ...known,
    stock_display_order: stockDisplayOrder,
    street_address: streetAddress,
    postal_code: postalCode,
    description: plainParagraphs(description),
    opening_hours: openingHours,
    special_days: specialDays,
  };
}

const presentListedStore = (store: Store) => ({
  ...presentStore(store),
  lead: store.lead,
  services: store.services,
});
