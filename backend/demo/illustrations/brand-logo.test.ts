import { expect, test } from 'vitest';
import { silhouetteOf } from '../../../tests/support/drawings';
import { DEMO_BRANDS } from '../content/brands';
import { drawBrandLogo, LOGO_STYLES, logoStyleOf } from './brand-logo';

test.each(LOGO_STYLES)('a long name stays inside its frame when set %s', async (style) => {
  const { left, right } = (await silhouetteOf(drawBrandLogo('FJELLHEIM', 'mountainHome', 'Fjellheim', style))).margin;
  expect(Math.min(left, right)).toBeGreaterThan(0);
});

test('no two brands of the shop have the same logo, and none holds a broken number', () => {
  const brands = Object.values(DEMO_BRANDS);
  const logos = brands.map(({ wordmark, mark, name }) => drawBrandLogo(wordmark, mark, name));
  for (const logo of logos) expect(logo).not.toMatch(/NaN|undefined|Infinity/);
  expect(new Set(logos).size).toBe(logos.length);
  expect(new Set(brands.map(({ name }) => logoStyleOf(name))).size).toBeGreaterThan(LOGO_STYLES.length / 2);
});

test('each brand has a sign of its own', () => {
  const signs = Object.values(DEMO_BRANDS).map(({ mark }) => mark);
  expect(new Set(signs).size).toBe(signs.length);
});
