import { expect, test } from 'vitest';
import { brandTitle } from './brand-title';

test('a brand’s page is titled with the brand’s name, once', () => {
  expect(brandTitle('Vuono', 'Meren tuulesta tunturiin')).toBe('Vuono – Meren tuulesta tunturiin');
  expect(brandTitle('Vuono', 'Kaikki VUONON tuotteet')).toBe('Kaikki VUONON tuotteet');
  expect(brandTitle('Vuono', ' ')).toBe('Vuono');
});
