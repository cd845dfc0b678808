import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isPlain, rasterise } from './raster';

const svg = (art: string, size = 'width="40" height="20" viewBox="0 0 40 20"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${art}</svg>`);

/** Red, green, blue and alpha of a point. */
async function pointOf(drawing: Buffer, x: number, y: number, width = 40, height = 20): Promise<number[]> {
  const { data } = await rasterise(drawing, width, height);
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

test('a drawing fills the size asked for, clear where nothing is drawn', async () => {
  const drawing = svg('<path d="M0 0H20V20H0z" fill="#f00"/><path d="M20 0H30V20H20z" fill="#00f" fill-opacity=".5"/>');
  const { data, width, height } = await rasterise(drawing, 80, 60);
  expect([width, height, data.length]).toEqual([80, 60, 80 * 60 * 4]);
  expect(await pointOf(drawing, 10, 50, 80, 60)).toEqual([255, 0, 0, 255]);
  const [red, green, blue, alpha] = await pointOf(drawing, 50, 50, 80, 60);
  expect([red, green, blue]).toEqual([0, 0, 255]);
  expect(Math.abs((alpha ?? 0) - 128)).toBeLessThanOrEqual(1);
  expect(await pointOf(drawing, 70, 50, 80, 60)).toEqual([0, 0, 0, 0]);
});

test('an edge stays sharp when a drawing is enlarged', async () => {
  const drawing = svg('<path d="M0 0H20V20H0z"/>');
  const { data } = await rasterise(drawing, 800, 400);
  const alphas = [398, 399, 400, 401].map((x) => data[(200 * 800 + x) * 4 + 3]);
  expect(alphas).toEqual([255, 255, 0, 0]);
});

test('pictures, clips, patterns, gradients and soft shadows inside a drawing look as in sharp', async () => {
  const dot = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#fff8' } })
    .png()
    .toBuffer();
  const drawing = svg(
    [
      '<defs><linearGradient id="a"><stop stop-color="#063"/><stop offset="1" stop-color="#fc6"/></linearGradient>',
      '<pattern id="b" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h2v4H0z" fill="#036"/></pattern>',
      '<clipPath id="c"><circle cx="30" cy="10" r="8"/></clipPath><path id="d" d="M2 2H18V18H2z"/>',
      '<filter id="e" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter></defs>',
      '<use href="#d" filter="url(#e)" opacity=".6"/><use href="#d" fill="url(#a)" transform="translate(1 -1)"/>',
      '<g clip-path="url(#c)"><path d="M20 0H40V20H20z" fill="url(#b)"/>',
      `<image x="30" y="0" width="10" height="20" preserveAspectRatio="none" href="data:image/png;base64,${dot.toString('base64')}"/></g>`,
    ].join(''),
  );
  const ground = '#808080';
  const flat = (picture: Sharp) => picture.flatten({ background: ground }).raw().toBuffer();
  const { data, width, height } = await rasterise(drawing, 160, 80);
  const ours = await flat(sharp(data, { raw: { width, height, channels: 4 } }));
  const theirs = await flat(sharp(drawing, { density: 288 }).toColourspace('srgb'));
  expect(ours.length).toBe(theirs.length);
  const off = ours.filter((value, at) => Math.abs(value - (theirs[at] ?? 0)) > 24).length;
  expect(off / ours.length).toBeLessThan(0.02);
});

test('a drawing with style sheets or blend modes is told apart', () => {
  expect(isPlain(svg('<path d="M0 0H9" stroke="#fff"/>'))).toBe(true);
  expect(isPlain(svg('<style>.d{stroke:#000}</style><path class="d" d="M0 0H9"/>'))).toBe(false);
  expect(isPlain(svg('<g style="mix-blend-mode:screen"/>'))).toBe(false);
});

test('what is no drawing is refused', async () => {
  await expect(rasterise(Buffer.from('no drawing'), 10, 10)).rejects.toThrow();
});
