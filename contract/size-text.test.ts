import { expect, test } from 'vitest';
import { sizeText } from './size-text';

test.each([
  ['24.5', '24,5'],
  ['16.5–18.5', '16,5–18,5'],
  ['147.5 cm', '147,5 cm'],
  ['51,5 × 183 cm', '51,5 × 183 cm'],
])('decimals have a comma in all languages but English: %s', (size, written) => {
  for (const language of ['fi', 'sv', 'de', 'fr']) expect(sizeText(size, language), language).toBe(written);
  expect(sizeText(size, 'en')).toBe(size.replace(',', '.'));
});

test('units are Cyrillic in Russian', () => {
  expect(sizeText('16.5–18.5', 'ru')).toBe('16,5–18,5');
  expect(sizeText('147.5 cm', 'ru')).toBe('147,5 см');
  expect(sizeText('45 mm', 'ru')).toBe('45 мм');
  expect(sizeText('3–10 kg', 'ru')).toBe('3–10 кг');
  expect(sizeText('3 × 4 m', 'ru')).toBe('3 × 4 м');
});

test('other sizes stay as they are', () => {
  for (const size of ['M', 'S/M', '1.755', '42', '', '10,5,5 x', 'm', '42 2/3']) {
    for (const language of ['fi', 'ru']) expect(sizeText(size, language)).toBe(size);
  }
});

test('Russian writes the units of sizes in Cyrillic', () => {
  expect(sizeText('180 cm', 'ru')).toBe('180 см');
  expect(sizeText('60 m', 'ru')).toBe('60 м');
  expect(sizeText('1.75 l', 'ru')).toBe('1,75 л');
  for (const size of ['M', 'XL', '42 x', 'S m']) expect(sizeText(size, 'ru')).toBe(size);
});
