import { expect, test } from 'vitest';
import { productTitle } from './product-title';

test('a title has the brand in front', () => {
  expect(productTitle('Vuono', 'Ilves kevytkuori')).toBe('Vuono Ilves kevytkuori');
  expect(productTitle('', 'Ilves')).toBe('Ilves');
});

test('a name that contains its brand says it once, wherever and however it is written', () => {
  for (const [brand, name] of [
    ['Hanki', 'Hanki lahjakortti'],
    ['Hanki', 'Подарочная карта Hanki'],
    ['Arc’teryx', 'ARC’TERYX Beta LT'],
    ['Black Diamond', 'Head torch, Black Diamond'],
    ['Aapa', 'Aapa'],
  ] as const)
    expect(productTitle(brand, name)).toBe(name);
});

test('a brand inside another word is not said', () => {
  expect(productTitle('Hanki', 'Hankihiihtäjä')).toBe('Hanki Hankihiihtäjä');
  expect(productTitle('Aapa', 'Aapasuo 20')).toBe('Aapa Aapasuo 20');
});
