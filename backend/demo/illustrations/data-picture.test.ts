import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourPicture, lightPicture, shinePicture } from './data-picture';

const bytesOf = (address: string): Buffer => Buffer.from(address.replace(/^data:image\/png;base64,/, ''), 'base64');

test('light and shade are black and white of their strength, brightness beyond its ends cut off', async () => {
  const picture = bytesOf(lightPicture(3, 2, Float32Array.of(0, 0.5, 1, 1.5, -1, 0.2)));
  const { data, info } = await sharp(picture).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([3, 2, 4]);
  const shares = [...Array(6).keys()].map((at) => [data[at * 4], data[at * 4 + 3]]);
  expect(shares).toEqual([
    [0, 255],
    [0, 0],
    [255, 255],
    [255, 255],
    [0, 255],
    [0, 153],
  ]);
});

test('light and shade over a colour look as a grey picture in the blend mode hard-light', async () => {
  const values = Float32Array.of(0.1, 0.35, 0.5, 0.6, 0.9);
  const ground = { create: { width: 5, height: 1, channels: 3, background: '#c86432' } } as const;
  const over = (input: Buffer, blend: 'over' | 'hard-light') =>
    sharp(ground).composite([{ input, blend }]).removeAlpha().raw().toBuffer();
  const grey = await sharp(Buffer.from(values.map((value) => value * 255)), {
    raw: { width: 5, height: 1, channels: 1 },
  })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const [ours, theirs] = [await over(bytesOf(lightPicture(5, 1, values)), 'over'), await over(grey, 'hard-light')];
  for (const [at, value] of theirs.entries()) expect(Math.abs((ours[at] ?? 0) - value)).toBeLessThanOrEqual(2);
});

test('the same brightness gives the same bytes', () => {
  const values = Float32Array.from({ length: 64 }, (_, i) => i / 64);
  expect(lightPicture(8, 8, values)).toBe(lightPicture(8, 8, values));
});

test('a picture in colours is read back as it was written', async () => {
  const colours = [255, 0, 0, 0, 255, 0, 9, 8, 7, 250, 251, 252];
  const picture = bytesOf(colourPicture(2, 2, Uint8Array.from(colours)));
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([2, 2, 3]);
  expect([...data]).toEqual(colours);
});

test('what shines covers darkness as far as it shines, and keeps its colour', async () => {
  const picture = bytesOf(shinePicture(3, 1, Uint8Array.of(0, 0, 0, 20, 100, 50, 255, 255, 255)));
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  expect([...data]).toEqual([0, 0, 0, 0, 51, 255, 128, 100, 255, 255, 255, 255]);
});
