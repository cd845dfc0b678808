import { expect, test } from 'vitest';
import type { Language } from './languages';
import { formatPrice, toDisplayHundredths } from './money';

const price = (cents: number, language: Language, currency = 'eur', rate = 1) =>
  formatPrice(cents, { language, currency, rate }).replaceAll('\u00a0', ' ');

test('a whole price shows no decimals, another two', () => {
  expect(price(24900, 'fi')).toBe('249 €');
  expect(price(24990, 'fi')).toBe('249,90 €');
  expect(price(24990, 'en', 'usd', 1.1)).toBe('$274.89');
  expect(price(123456789, 'de')).toBe('1.234.567,89 €');
});

test('each language writes it its own way', () => {
  expect(price(123450, 'sv')).toBe('1 234,50 €');
  expect(price(123450, 'fr')).toBe('1 234,50 €');
  expect(price(123450, 'ru')).toBe('1 234,50 €');
  expect(price(123450, 'en')).toBe('€1,234.50');
});

test('currencies without decimals are rounded to whole units', () => {
  for (const currency of ['chf', 'czk', 'dkk', 'jpy', 'pln', 'rub', 'sek', 'nok']) {
    expect(price(9990, 'fi', currency, 1), currency).toMatch(/^100 /);
  }
  expect(price(8990, 'sv', 'sek', 11.2345)).toBe('1 010 kr');
});

test('a unit price is rounded once, halves away from zero', () => {
  expect(toDisplayHundredths(100, { currency: 'usd', rate: 1.005 })).toBe(101);
  expect(toDisplayHundredths(-100, { currency: 'usd', rate: 1.005 })).toBe(-101);
  expect(toDisplayHundredths(9950, { currency: 'sek', rate: 1 })).toBe(10000);
  expect(toDisplayHundredths(9949, { currency: 'sek', rate: 1 })).toBe(9900);
});
