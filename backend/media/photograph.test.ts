import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePhotograph, TooManyPictures } from './photograph';

const picture = (options: { width: number; height: number; alpha?: boolean }) =>
  sharp({
    create: {
      ...{ width: options.width, height: options.height, channels: options.alpha ? 4 : 3 },
      background: options.alpha ? '#00000000' : '#336699',
    },
  });

test('a picture is stored upright and on white', async () => {
  const lying = await picture({ width: 40, height: 20 }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const stored = await sharp(await encodePhotograph(lying)).metadata();
  expect([stored.format, stored.width, stored.height, stored.orientation]).toEqual(['jpeg', 20, 40, undefined]);
  const clear = await picture({ width: 10, height: 10, alpha: true }).png().toBuffer();
  const { data } = await sharp(await encodePhotograph(clear))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('what is hidden behind the picture is left out', async () => {
  const bytes = Buffer.concat([await picture({ width: 10, height: 10 }).jpeg().toBuffer(), Buffer.from('<?php evil')]);
  expect((await encodePhotograph(bytes)).includes('evil')).toBe(false);
});

test('pictures are decoded one at a time, and too many are turned away at once', async () => {
  const bytes = await picture({ width: 10, height: 10 }).webp().toBuffer();
  const sent = await Promise.allSettled(Array.from({ length: 30 }, () => encodePhotograph(bytes)));
  const refused = sent.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBe(9);
  for (const reason of refused) expect(reason).toBeInstanceOf(TooManyPictures);
});
