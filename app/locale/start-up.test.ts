import { expect, test } from 'vitest';
import { startLocale } from './start-up';

const query = (text: string) => new URLSearchParams(text);

test('the query comes before the cookie, the cookie before the language', () => {
  expect(startLocale(query('delivery_country=SE&currency=sek'), 'de-eur', 'fi')).toEqual({
    country: 'se',
    currency: 'sek',
  });
  expect(startLocale(query(''), 'de-eur', 'fi')).toEqual({ country: 'de', currency: 'eur' });
  expect(startLocale(query(''), undefined, 'sv')).toEqual({ country: 'se', currency: 'sek' });
  expect(startLocale(query(''), undefined, 'ru')).toEqual({ country: 'fi', currency: 'eur' });
  expect(startLocale(query(''), undefined, 'en')).toEqual({ country: 'us', currency: 'usd' });
  expect(startLocale(query(''), undefined, undefined)).toEqual({ country: 'us', currency: 'usd' });
});

test('with only a country the currency is eur, with only a currency the country is fi', () => {
  expect(startLocale(query('delivery_country=no'), 'se-sek', 'en')).toEqual({ country: 'no', currency: 'eur' });
  expect(startLocale(query('currency=nok'), 'se-sek', 'en')).toEqual({ country: 'fi', currency: 'nok' });
});

test('what is no code counts as missing', () => {
  expect(startLocale(query('delivery_country=<script>&currency=1'), 'xx', 'sv')).toEqual({
    country: 'xx',
    currency: 'eur',
  });
  expect(startLocale(query('currency=euro'), '%%%', 'de')).toEqual({ country: 'de', currency: 'eur' });
});
