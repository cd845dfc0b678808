import { expect, test } from 'vitest';
import { keyFacts } from './key-facts';

const property = (name: string, value: string, unit = '') => ({ name, value, unit, description: '' });
const texts = (...properties: ReturnType<typeof property>[]) =>
  keyFacts(properties as unknown as Parameters<typeof keyFacts>[0], 'fi').map(({ name, text }) => `${name}: ${text}`);

test('the first three measures stand under the name of a product', () => {
  const measures = [property('Paino', '3 900', 'g'), property('Säde', '16,2', 'm'), property('Leveys', '84', 'mm')];
  expect(texts(property('Taso', 'Kokenut'), ...measures, property('Jäykkyys', '7'))).toEqual([
    'Paino: 3,9 kg',
    'Säde: 16,2 m',
    'Leveys: 84 mm',
  ]);
});

test('short words follow where there are fewer measures', () => {
  const long = property('Kalvo', 'Kolmikerroksinen');
  expect(texts(property('Materiaali', 'Nahka'), long, property('Paino', '1 080', 'g'))).toEqual([
    'Paino: 1,08 kg',
    'Materiaali: Nahka',
  ]);
});

test('words alone, or one measure alone, are no row of facts', () => {
  expect(texts(property('Materiaali', 'Nahka'), property('Taso', 'Kokenut'))).toEqual([]);
  expect(texts(property('Paino', '1 080', 'g'))).toEqual([]);
});
