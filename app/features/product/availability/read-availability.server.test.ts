import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { sampleVariant } from '../../../../tests/support/sample-variant';
import { readArrivals } from './read-availability.server';

const MONDAY = new Date('2026-11-23T06:00:00Z');

/** A visit whose backend delivers to Finland in 1–3 working days, and long goods in 2–5. */
function visit() {
  const delivery_days = { default: { start: 1, end: 3 }, long: { start: 2, end: 5 } };
  const country = { delivery_country_code: 'fi', name: 'Suomi', is_enabled: true, currency: 'eur', ski_bundle_days: 2 };
  const send = async () => Response.json({ countries: [{ ...country, delivery_days }], currencies: [] });
  const api = { send, language: 'fi', cache: createSharedCache() };
  return { api, language: 'fi', locale: { country: 'fi' }, t: () => (key: string) => key } as unknown as ShopContext;
}

const variants = [sampleVariant({ id: 1 }), sampleVariant({ id: 2 })];
const none = { isLimited: false, limitedVariants: [] };
const daysOf = async (limits: { isLimited: boolean; limitedVariants: number[] }, isSkiBundle = false) => {
  const parcel = { variants, limits, isSkiBundle, addedDays: undefined };
  const { arrivals } = await readArrivals(visit(), parcel, MONDAY);
  return [1, 2].map((id) => arrivals[id]?.match(/\d+\.\d+\./g)?.join('–'));
};

test('only the sizes that not every method takes have the longer days', async () => {
  expect(await daysOf(none)).toEqual(['24.11.–26.11.', '24.11.–26.11.']);
  expect(await daysOf({ isLimited: true, limitedVariants: [2] })).toEqual(['24.11.–26.11.', '25.11.–30.11.']);
});

test('where no size is named, a limited model has them as a whole', async () => {
  expect(await daysOf({ isLimited: true, limitedVariants: [] })).toEqual(['25.11.–30.11.', '25.11.–30.11.']);
});

test('skis to be mounted take the days for it', async () => {
  expect(await daysOf(none, true)).toEqual(['26.11.–30.11.', '26.11.–30.11.']);
});
