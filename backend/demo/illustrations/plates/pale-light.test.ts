import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPlate, type PlateSpec } from '../draw-plate';

/** Red, green, blue of what is painted of a drawing, by brightness from dark to bright. */
async function paintOf(spec: PlateSpec): Promise<number[][]> {
  const { data, info } = await sharp(Buffer.from(drawPlate(spec, 'main', 'snow')), { density: 24 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)]);
  return pixels.filter(([, , , alpha = 0]) => alpha > 250).sort(([, a = 0], [, b = 0]) => a - b);
}

test.each<PlateSpec>([{ type: 't-shirt', variant: 0 }, { type: 'base-layer' }])(
  'most of a white $type is white, and its shade is cool, not dirty',
  async (spec) => {
    const paint = await paintOf(spec);
    const [, middle = 0] = paint[Math.floor(paint.length * 0.5)] ?? [];
    expect(middle).toBeGreaterThan(236);
    // the print, the label and the seams are darker than shade
    const shade = paint.filter(([, green = 0]) => green > 150 && green < 225);
    const cool = shade.filter(([red = 0, , blue = 0]) => blue >= red + 3);
    expect(cool.length / shade.length).toBeGreaterThan(0.8);
  },
);
