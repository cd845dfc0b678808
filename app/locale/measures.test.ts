import { unitName, withUnitNames } from 'contract/unit-name';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { measureRange, measureText } from './measures';

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

test('a span says its unit once where it can', () => {
  expect(measureRange(66, 118, 'mm', 'fi')).toBe('66–118 mm');
  expect(measureRange(0.75, 1.5, 'l', 'de')).toBe('0,75–1,5 l');
  expect(measureRange(1200, 3400, 'g', 'en')).toBe('1.2–3.4 kg');
  expect(measureRange(420, 1250, 'g', 'fi')).toBe('420 g – 1,25 kg');
  expect(measureRange(-12, 4, '°C', 'en')).toMatch(/^.12 °C – 4 °C$/);
});

test('lengths in a text have the units of the language, and other words stay', () => {
  const sizes = ['170–200 cm, EU 36–47', '156–184\u00a0cm, 245–305\u00a0mm', 'S–L, 12 m²', 'M'];
  const shown = new Map(LANGUAGES.map((language) => [language, sizes.map((text) => withUnitNames(text, language))]));
  for (const language of ['fi', 'en', 'sv', 'de', 'fr'] as const) expect(shown.get(language)).toEqual(sizes);
  expect(shown.get('ru')).toEqual(['170–200 см, EU 36–47', '156–184\u00a0см, 245–305\u00a0мм', 'S–L, 12 m²', 'M']);
});
