import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BOXES } from './media-path';
import { renderPicture } from './render';

/** A drawn scene of 400 × 200: red on its left, blue on its right. */
const drawing = '<path d="M0 0H200V200H0z" fill="#f00"/><path d="M200 0H400V200H200z" fill="#00f"/>';
const scene = {
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${drawing}</svg>`),
  ...{ mime: 'image/svg+xml', width: 400, height: 200, isScene: true, isDrawing: true },
};

test.each(['avif', 'webp', 'jpeg'] as const)(
  'a drawn scene is shown whole as %s, at the width of its box, with no plane of alpha',
  async (format) => {
    const { data, info } = await sharp(await renderPicture(scene, BOXES['640'], format))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 640, height: 320, channels: 3 });
    const pointOf = (x: number, y: number): number[] => [...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3)];
    const [[red = 0, , blue = 0], [farRed = 0, , farBlue = 0]] = [pointOf(4, 4), pointOf(635, 315)] as [
      number[],
      number[],
    ];
    expect(red - blue).toBeGreaterThan(200);
    expect(farBlue - farRed).toBeGreaterThan(200);
  },
);

test('a box with proportions of its own is filled by a scene', async () => {
  const { width, height } = await sharp(await renderPicture(scene, BOXES['320x400'], 'avif')).metadata();
  expect([width, height]).toEqual([320, 400]);
});
