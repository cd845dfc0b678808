import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { rasterise } from '../../media/raster';
import { DEMO_MODELS } from '../content/all-models';
import { cardColour } from '../content/leads';
import { specOf } from '../rows/pictures';
import { drawLandscape, type LandscapeName } from './draw-landscape';
import { drawPlate } from './draw-plate';
import { drawRecipe } from './draw-recipe';

/** Width in pixels of what is compared, and the side of the squares that are compared by their average. */
const [WIDTH, SQUARE] = [192, 12];
/** Largest difference of a square, of 255: above that of edges, far below that of a part that is missing. */
const DIFFERENCE = 18;

const flat = (picture: Sharp): Promise<Buffer> =>
  picture.toColourspace('srgb').flatten({ background: '#c0c4c8' }).removeAlpha().raw().toBuffer();

/** The largest difference between squares of a drawing as the shop rasterises it and as sharp reads it. */
async function difference(drawing: string): Promise<number> {
  const bytes = Buffer.from(drawing);
  const [, ownWidth, ownHeight] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  const height = Math.round((WIDTH * Number(ownHeight)) / Number(ownWidth));
  const { data } = await rasterise(bytes, WIDTH, height);
  const ours = await flat(sharp(data, { raw: { width: WIDTH, height, channels: 4 } }));
  const read = sharp(bytes, { density: (72 * WIDTH) / Number(ownWidth) });
  const theirs = await flat(read.resize(WIDTH, height, { fit: 'fill' }));
  const sums = new Map<number, number>();
  for (const [at, value] of ours.entries()) {
    const pixel = Math.floor(at / 3);
    const square = Math.floor(Math.floor(pixel / WIDTH) / SQUARE) * WIDTH + Math.floor((pixel % WIDTH) / SQUARE);
    sums.set(square, (sums.get(square) ?? 0) + Math.abs(value - (theirs[at] ?? 0)));
  }
  return Math.max(...sums.values()) / (3 * SQUARE * SQUARE);
}

const MODELS = [...new Map(DEMO_MODELS.toReversed().map((model) => [model.plate.type, model])).values()];

test.each(MODELS)('nothing is missing when $plate.type is rasterised', async (model) => {
  expect(await difference(drawPlate(specOf(model), 'main', cardColour(model)))).toBeLessThan(DIFFERENCE);
});

test.each([
  ['tent', 'dusk'],
  ['headlamp', 'lit'],
  ['lantern', 'lit'],
  ['stove', 'use'],
  ['shell-jacket', 'worn'],
] as const)('nothing is missing when %s is shown %s', async (type, view) => {
  const model = MODELS.find(({ plate }) => plate.type === type) as (typeof MODELS)[number];
  expect(await difference(drawPlate(specOf(model), view, cardColour(model)))).toBeLessThan(DIFFERENCE);
});

test.each<LandscapeName>(['aurora', 'forest', 'wall', 'first-tracks', 'march-hammock', 'lake-fire'])(
  'nothing is missing when the landscape %s is rasterised',
  async (name) => {
    expect(await difference(drawLandscape(name, 'tall'))).toBeLessThan(DIFFERENCE);
  },
);

test.each([
  ['a store', { kind: 'store', slug: 'helsinki' }],
  ['a brand logo', { kind: 'logo', wordmark: 'KELO', mark: 'snag', name: 'Kelo' }],
  [
    'a set',
    {
      kind: 'composed',
      parts: [
        { spec: { type: 'tent' }, view: 'main', colour: 'lichen', place: [0, 100, 800] },
        { spec: { type: 'stove' }, view: 'main', colour: 'rust', place: [500, 500, 400, 8] },
      ],
    },
  ],
])('nothing is missing when %s is rasterised', async (_, recipe) => {
  expect(await difference(drawRecipe(recipe))).toBeLessThan(DIFFERENCE);
});
