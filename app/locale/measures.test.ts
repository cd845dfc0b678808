import { unitName } from 'contract/unit-name';
import { expect, test } from 'vitest';
import { measureText } from './measures';

test('weights of a kilogram and more are told in kilograms, in each language’s own way', () => {
  expect(measureText('3 400', 'g', 'fi')).toBe('3,4 kg');
  expect(measureText('3,400', 'g', 'en')).toBe('3.4 kg');
  expect(measureText('2\u00a0380', 'g', 'sv')).toBe('2,38 kg');
  expect(measureText('3.400', 'g', 'de')).toBe('3,4 kg');
  expect(measureText('1\u202f040', 'g', 'fr')).toBe('1,04 kg');
  expect(measureText('2380', 'g', 'ru')).toBe('2,38 кг');
});

test('other values stay as they are written, with the unit of the language', () => {
  expect(measureText('430', 'g', 'fi')).toBe('430 g');
  expect(measureText('58', 'mm', 'ru')).toBe('58 мм');
  expect(measureText('180', 'cm', 'ru')).toBe('180 см');
  expect(measureText('900–1 100', 'g', 'fi')).toBe('900–1 100 g');
  expect(measureText('Villa', '', 'ru')).toBe('Villa');
  expect(unitName('constructor', 'ru')).toBe('constructor');
});
