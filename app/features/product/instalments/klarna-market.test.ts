import { expect, test } from 'vitest';
import { isKlarnaCurrency, klarnaLocale } from './klarna-market';

test('a message is in the visitor’s language where Klarna speaks it in the country, else in English', () => {
  expect(klarnaLocale('fi', 'fi')).toBe('fi-FI');
  expect(klarnaLocale('fi', 'sv')).toBe('sv-FI');
  expect(klarnaLocale('fi', 'fr')).toBe('en-FI');
  expect(klarnaLocale('ch', 'fr')).toBe('fr-CH');
  expect(klarnaLocale('de', 'fi')).toBe('en-DE');
});

test('there is no message in Russian, and none for countries where Klarna has none', () => {
  expect(klarnaLocale('fi', 'ru')).toBeUndefined();
  for (const country of ['ru', 'ee', 'xx', '', 'FI', 'constructor', '__proto__'])
    expect(klarnaLocale(country, 'en'), country).toBeUndefined();
});

test('an amount is sent only where Klarna reads it in the currency that it is in', () => {
  expect(isKlarnaCurrency('se', 'sek')).toBe(true);
  expect(isKlarnaCurrency('se', 'eur')).toBe(false);
  expect(isKlarnaCurrency('us', 'usd')).toBe(true);
  // an amount for Finland is in euros whatever the visitor sees
  expect(isKlarnaCurrency('fi', 'sek')).toBe(true);
  for (const country of ['fi', 'se', 'ru']) expect(isKlarnaCurrency(country, 'rub'), country).toBe(false);
  expect(isKlarnaCurrency('constructor', 'eur')).toBe(false);
});
