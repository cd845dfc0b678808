import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { checkoutTexts } from '../cart/checkout-texts';
import { arrivalOf, shortDay } from '../delivery/delivery-dates';
import { dayRange, shippingTexts, shippingTime } from '../delivery/shipping-time';
import type { ShopLanguage } from '../locale/language';
import { retellRow, retellTime } from './retold-words';

const NOW = new Date('2026-11-30T09:00:00Z');

/** Every kind of time that an order can hold, as it is written in a language. */
function timesIn(language: ShopLanguage): string[] {
  const ranges = [
    ...[0, 1, 5].flatMap((from) => [0, 1, 3, 22].filter((to) => to >= from).map((to) => [from, to])),
    ...[[25, 35]],
  ] as [number, number][];
  const parcels = ranges.map(([from, to]) => arrivalOf(from, to, NOW, language));
  const first = arrivalOf(1, 3, NOW, language);
  const split = (one: string, other: string) => shippingTexts(language)('split', { first: one, rest: other });
  return [
    ...parcels.map(({ words, dates }) => (dates === '' ? words : `${words} (${dates})`)),
    ...parcels.map(({ words, dates }) => `${split(first.words, words)} (${split(first.dates, dates || words)})`),
    ...[0, 5, 30, 60, 999].map((days) => shippingTime(days, language).text),
    dayRange(0, 4, language),
    checkoutTexts(language)('readyAfter', { day: shortDay('2026-12-01', language), ready: '14.30' }),
    checkoutTexts(language)('readyAfter', { day: '', ready: '14.30' }).trim(),
    checkoutTexts(language)('mailDeliveryTime'),
  ];
}

test('the time of delivery in an order is told in every other language, whatever it was bought in', () => {
  for (const from of LANGUAGE_CODES)
    for (const to of LANGUAGE_CODES)
      expect(
        timesIn(from).map((time) => retellTime(time, from, to)),
        `${from} in ${to}`,
      ).toEqual(timesIn(to));
});

test('what is not understood stays as it was', () => {
  for (const text of ['', 'Uncle brings it', '4–8 jours ouvrés (peut-être)', '3 crates'])
    expect(retellTime(text, 'fr', 'ru')).toBe(text);
});

test('rows that the shop put in itself are told too, and a code stays what it is', () => {
  const row = (language: ShopLanguage) => ({
    name: checkoutTexts(language)('discountRow', { code: 'SUKSET50' }),
    taxPercentage: 25.5,
  });
  expect(retellRow(row('fr'), 'fr', 'ru')).toBe(row('ru').name);
  const repack = { name: checkoutTexts('fi')('repack'), taxPercentage: 25.5 };
  expect(retellRow(repack, 'fi', 'de')).toBe(checkoutTexts('de')('repack'));
  expect(retellRow({ name: 'Delivery by sledge', taxPercentage: 24 }, 'en', 'de')).toBe('Delivery by sledge');
});
