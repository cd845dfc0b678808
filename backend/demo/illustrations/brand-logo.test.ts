import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_BRANDS } from '../content/brands';
import { drawBrandLogo, LOGO_STYLES, logoStyleOf } from './brand-logo';

/** Left and right edge of what is painted, in shares of the width, and the share painted. */
async function extent(svg: string): Promise<{ left: number; right: number; share: number }> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let left = info.width;
  let right = 0;
  let painted = 0;
  for (let i = 0; i < info.width * info.height; i++) {
    if ((data[i * 4 + 3] ?? 0) < 40) continue;
    painted++;
    left = Math.min(left, i % info.width);
    right = Math.max(right, i % info.width);
  }
  return { left: left / info.width, right: right / info.width, share: painted / (info.width * info.height) };
}

test.each(LOGO_STYLES)('a long name stays inside its frame when set %s', async (style) => {
  const { left, right, share } = await extent(drawBrandLogo('FJELLHEIM', 'fell', 'Fjellheim', style));
  expect(left).toBeGreaterThan(0.02);
  expect(right).toBeLessThan(0.98);
  expect(share).toBeGreaterThan(0.03);
});

test('the logos of the shop’s brands use most styles and none holds a broken number', () => {
  const brands = Object.values(DEMO_BRANDS);
  for (const { wordmark, mark, name } of brands) {
    expect(drawBrandLogo(wordmark, mark, name)).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(brands.map(({ name }) => logoStyleOf(name))).size).toBeGreaterThan(LOGO_STYLES.length * 0.6);
});
