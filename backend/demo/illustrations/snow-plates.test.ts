import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PlateVariant } from './plate-drawing';
import { COLOURWAYS } from './plates/palette';
import { SNOW_PLATES } from './snow-plates';

const VARIANTS: readonly PlateVariant[] = [0, 1, 2, 3];
const SIZE = 48;

/** Which cells of a small square the drawing covers. */
async function silhouette(svg: string): Promise<boolean[]> {
  const pixels = await sharp(Buffer.from(svg))
    .resize(SIZE, SIZE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: SIZE * SIZE }, (_, i) => (pixels[i * 4 + 3] ?? 0) > 100);
}

/** Cells that only one of two silhouettes covers, as a share of the first. */
const differing = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((covered, i) => covered !== b[i]).length / Math.max(1, a.filter(Boolean).length);

test.each(Object.entries(SNOW_PLATES))(
  'every variant and view of %s is drawn, small enough to keep',
  (_, { views, draw }) => {
    for (const variant of VARIANTS)
      for (const view of views) {
        const svg = draw(COLOURWAYS.cloudberry, { variant, view, brand: 'SKARE', mark: 'fell' });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length).toBeLessThan(120_000);
      }
  },
);

test.each(Object.entries(SNOW_PLATES))('any two variants of %s have different silhouettes', async (_, { draw }) => {
  const drawings = VARIANTS.map((variant) =>
    draw(COLOURWAYS.ice, { variant, view: 'main', brand: 'SKARE', mark: 'fell' }),
  );
  const shapes = await Promise.all(drawings.map(silhouette));
  const apart = shapes.flatMap((shape, i) => shapes.slice(0, i).map((other) => differing(shape, other)));
  expect(Math.min(...apart)).toBeGreaterThan(0.03);
});
