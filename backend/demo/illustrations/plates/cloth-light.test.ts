import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clothLight, creaseSeed, withoutLight } from './cloth-light';
import { rectangle } from './geometry';

const PIECE = rectangle(0, 0, 200, 200);

/** Brightness, 0 to 255, of the shading's left and right halves. */
async function halvesOf(light: string): Promise<readonly [left: number, right: number]> {
  const [, encoded = ''] = /base64,([^"]+)/.exec(light) ?? [];
  const picture = sharp(Buffer.from(encoded, 'base64'));
  const { width = 0, height = 0 } = await picture.metadata();
  const half = async (left: number): Promise<number> => {
    const part = picture.clone().extract({ left, top: 0, width: Math.floor(width / 2), height });
    const { channels } = await sharp(await part.png().toBuffer()).stats();
    return channels[0]?.mean ?? 0;
  };
  return [await half(0), await half(Math.floor(width / 2))];
}

test('cloth is brighter on the side of the light, at the left', async () => {
  const [left, right] = await halvesOf(clothLight(PIECE, { folds: [], seed: 1, crumple: 0 }));
  expect(left).toBeGreaterThan(right + 10);
});

test('another number gives other creases, the same number the same', () => {
  const light = (seed: number): string => clothLight(PIECE, { folds: [[40, 40, 100, 90, 160, 150, 12]], seed });
  expect(light(3)).toBe(light(3));
  expect(light(3)).not.toBe(light(4));
});

test('goods of another shape have another number', () => {
  expect(creaseSeed('HANKI', ['hand'])).toBe(creaseSeed('HANKI', ['hand']));
  expect(creaseSeed('HANKI', ['hand'])).not.toBe(creaseSeed('HANKI', ['chest']));
});

test('a fingerprint tells folds apart without computing their light, and nothing of it stays', () => {
  const light = (seed: number): string => clothLight(PIECE, { folds: [[40, 40, 100, 90, 160, 150, 12]], seed });
  const [one, same, other] = withoutLight(() => [light(11), light(11), light(12)]);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
  expect(one).not.toContain('<image');
  expect(light(11)).toContain('<image');
});
