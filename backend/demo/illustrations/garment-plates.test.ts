import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GARMENT_PLATES } from './garment-plates';
import type { PlateDrawing, PlateVariant } from './plate-drawing';
import { COLOURWAYS } from './plates/palette';

const VARIANTS: readonly PlateVariant[] = [0, 1, 2, 3];
const LOOK = { brand: 'HANKI', mark: 'crust' } as const;

/** What the smallest picture shows of a plate, black where something is drawn. */
async function silhouette(svg: string): Promise<boolean[]> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(96, 96, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: 96 * 96 }, (_, i) => (data[i * 4 + 3] ?? 0) > 96);
}

const drawings: readonly (readonly [string, PlateDrawing])[] = Object.entries(GARMENT_PLATES);

test.each(drawings)('every view of every %s is drawn whole and within its size', (_, { views, draw }) => {
  for (const variant of VARIANTS) {
    for (const view of views) {
      const svg = draw(COLOURWAYS.cloudberry, { ...LOOK, variant, view });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(120 * 1024);
    }
  }
});

test.each(drawings)('the four variants of a %s have silhouettes of their own', async (_, { draw }) => {
  const shapes = await Promise.all(
    VARIANTS.map((variant) => silhouette(draw(COLOURWAYS.fjord, { ...LOOK, variant, view: 'main' }))),
  );
  for (const [i, one] of shapes.entries()) {
    for (const other of shapes.slice(i + 1)) {
      expect(one.filter((covered, at) => covered !== other[at]).length).toBeGreaterThan(50);
    }
  }
});
