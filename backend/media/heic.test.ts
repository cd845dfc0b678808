import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { claiming, dataStart, heicFile } from '../../tests/support/heic';
import { seeded } from '../../tests/support/random';
import { PictureRefused } from './describe';
import { encodeUpload } from './encode-upload';
import { decodeHeic } from './heic';

const folder = temporaryFolder();
let files = 0;

/** Writes a file to decode. */
function received(bytes: Uint8Array): string {
  const source = path.join(folder, `received-${++files}`);
  writeFileSync(source, bytes);
  return source;
}

/** Encodes a photograph that was received, and tells where its files are. */
async function encoded(bytes: Uint8Array) {
  const source = received(bytes);
  const [large, small] = [`${source}-large`, `${source}-small`];
  return { large, small, answer: await encodeUpload({ source, large, small }) };
}

const answerTo = async (bytes: Uint8Array) => (await encoded(bytes)).answer;

const COLOURS = { red: [224, 16, 16], green: [16, 192, 16], blue: [16, 16, 224], white: [240, 240, 240] } as const;

/** Colours at places of a picture, of which one and another are how far across and down it. */
async function coloursOf(file: string, places: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  });
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** The colour that is meant, whatever its profile. */
const nameOf = (colour: readonly number[]) =>
  Object.entries(COLOURS).sort(([, one], [, other]) => distance(colour, one) - distance(colour, other))[0]?.[0];

/** The middle of each field, two by two. */
const FIELDS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Colours as they look, up to what two encodings change. */
async function expectFields(file: string, expected: readonly (readonly number[])[]): Promise<void> {
  const found = await coloursOf(file, FIELDS);
  const furthest = Math.max(...found.map((colour, at) => distance(colour, expected[at] ?? [])));
  expect(furthest, JSON.stringify(found)).toBeLessThanOrEqual(6);
}

test('a HEIC photograph becomes JPEG, turned once, in the colours that it was taken in, without the place and the camera', async () => {
  const taken = heicFile('quarter-turn');
  expect(taken.includes('Salainen kuvaaja')).toBe(true);
  const { large, small, answer } = await encoded(taken);
  expect(answer).toEqual({ width: 48, height: 64 });
  for (const file of [large, small]) {
    const stored = await sharp(file).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 48, height: 64, space: 'srgb', channels: 3 });
    expect([stored.exif, stored.icc, stored.orientation]).toEqual([undefined, undefined, undefined]);
    await expectFields(file, [COLOURS.blue, COLOURS.red, COLOURS.white, COLOURS.green]);
  }
});

test('a photograph of tiles is put together, cut and turned', async () => {
  const { large, answer } = await encoded(heicFile('six-tiles'));
  expect(answer).toEqual({ width: 120, height: 190 });
  // the tiles are 64 pixels wide and high: one is at the bottom left, the next one beside it stands above
  const places = [12, 76].flatMap((x) => [173, 141, 109, 77].map((y) => [x / 120, y / 190] as const));
  const names = (await coloursOf(large, places)).map(nameOf);
  expect(names).toEqual(['red', 'green', 'red', 'green', 'red', 'green', 'red', 'green']);
});

test('where it is transparent it becomes white', async () => {
  const { large } = await encoded(heicFile('half-transparent'));
  const paper = [255, 255, 255];
  await expectFields(large, [paper, COLOURS.blue, paper, COLOURS.blue]);
});

test('a header that claims too many pixels is told as that before anything is decoded: there need be nothing to decode', async () => {
  const photograph = heicFile('quarter-turn');
  for (const [width, height] of [
    [30_000, 30_000],
    [7100, 7100],
    [4_000_000_000, 4_000_000_000],
  ] as const) {
    const claim = claiming(photograph, width, height);
    expect(await answerTo(claim)).toEqual({ refused: 'pixels' });
    expect(await answerTo(claim.fill(0, dataStart(claim)))).toEqual({ refused: 'pixels' });
  }
});

test('a header that claims another size than the picture has is a broken photograph', async () => {
  expect(await answerTo(claiming(heicFile('quarter-turn'), 5000, 4000))).toEqual({ refused: 'broken' });
  expect(await answerTo(claiming(heicFile('six-tiles'), 16, 16))).toEqual({ refused: 'broken' });
  expect(await answerTo(claiming(heicFile('quarter-turn'), 0, 0))).toEqual({ refused: 'broken' });
});

test('a photograph that was cut short is broken, wherever it ends, and the next one is read', async () => {
  const photograph = heicFile('quarter-turn');
  const start = dataStart(photograph);
  for (const length of [12, 32, 100, 400, start - 1, start, start + 10, start + 200])
    expect(await answerTo(photograph.subarray(0, length)), String(length)).toEqual({ refused: 'broken' });
  expect(await answerTo(photograph)).toEqual({ width: 48, height: 64 });
});

test('whatever follows the first bytes, it is answered, and the next photograph is read', async () => {
  const photograph = heicFile('quarter-turn');
  const random = seeded(25);
  const byte = () => random.whole(0, 255);
  for (const length of [10, 1000, 100_000]) {
    const noise = Buffer.concat([photograph.subarray(0, 28), Buffer.from(Array.from({ length }, byte))]);
    expect(await answerTo(noise)).toEqual({ refused: 'broken' });
  }
  for (let round = 0; round < 60; round++) {
    const damaged = Buffer.from(photograph);
    for (let at = 0; at <= round % 8; at++) damaged[random.whole(28, damaged.length - 1)] = byte();
    const { refused } = await answerTo(damaged);
    expect(['broken', 'pixels', undefined]).toContain(refused);
  }
  expect(await answerTo(photograph)).toEqual({ width: 48, height: 64 });
});

test('a photograph that takes too long is given up, leaves no file, and the next one is read', async () => {
  const source = received(heicFile('quarter-turn'));
  const target = `${source}-pixels`;
  await expect(decodeHeic(source, target, 1)).rejects.toThrow(PictureRefused);
  expect(existsSync(target)).toBe(false);
  await decodeHeic(source, target);
  expect(await sharp(target).metadata()).toMatchObject({ format: 'tiff', width: 48, height: 64 });
});
