import { expect, test } from 'vitest';
import { sizeText } from './size-text';

test('half sizes have a comma in all languages but English', () => {
  for (const language of ['fi', 'sv', 'de', 'fr', 'ru']) expect(sizeText('24.5', language), language).toBe('24,5');
  expect(sizeText('24.5', 'en')).toBe('24.5');
});

test('other sizes stay as they are', () => {
  for (const size of ['M', '1.75', '42', '180 cm', '']) expect(sizeText(size, 'fi')).toBe(size);
});

test('Russian writes the units of sizes in Cyrillic', () => {
  expect(sizeText('180 cm', 'ru')).toBe('180 см');
  expect(sizeText('60 m', 'ru')).toBe('60 м');
  expect(sizeText('1.75 l', 'ru')).toBe('1.75 л');
  for (const size of ['M', 'XL', '42 x', 'S m']) expect(sizeText(size, 'ru')).toBe(size);
});
