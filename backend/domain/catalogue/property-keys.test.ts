import { expect, test } from 'vitest';
import { addressNames, valueKey } from './property-keys';

test('the key of a value is readable, and values that differ have different keys', () => {
  expect(valueKey('Recycled polyamide')).toBe('recycled-polyamide');
  expect(valueKey('80 % wool, 20 % nylon')).toBe('80-wool-20-nylon');
  const alike = ['5 °C', '-5 °C', '−5 °C', '+5 °C', '1.5 l', '1-5 l', '1,5 l', '< 5 kg', '> 5 kg'];
  expect(new Set(alike.map(valueKey)).size).toBe(alike.length);
});

test('a kind of property has a name in the addresses of each language, those of other scripts too', () => {
  const names = [
    { language: 'fi', name: 'Käyttölämpötila' },
    { language: 'ru', name: 'Материал' },
    { language: 'de', name: '?' },
  ];
  expect(addressNames(names)).toEqual([
    { language: 'fi', slug: 'kayttolampotila' },
    { language: 'ru', slug: 'material' },
  ]);
});
