import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colourPicture, greyPicture } from './grey-picture';

const bytesOf = (address: string): Buffer => Buffer.from(address.replace(/^data:image\/png;base64,/, ''), 'base64');

test('a grey picture is read back as it was written, brightness beyond its ends cut off', async () => {
  const picture = bytesOf(greyPicture(3, 2, Float32Array.of(0, 0.5, 1, 1.5, -1, 0.2)));
  const { data, info } = await sharp(picture).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3, 2]);
  expect([...data]).toEqual([0, 128, 255, 255, 0, 51]);
});

test('the same brightness gives the same bytes', () => {
  const values = Float32Array.from({ length: 64 }, (_, i) => i / 64);
  expect(greyPicture(8, 8, values)).toBe(greyPicture(8, 8, values));
});

test('a picture in colours is read back as it was written', async () => {
  const colours = [255, 0, 0, 0, 255, 0, 9, 8, 7, 250, 251, 252];
  const picture = bytesOf(colourPicture(2, 2, Uint8Array.from(colours)));
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([2, 2, 3]);
  expect([...data]).toEqual(colours);
});
