import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderPicture } from '../../../media/render';
import { DEMO_MODELS } from '../../content/all-models';
import { cardColour } from '../../content/leads';
import { specOf } from '../../rows/pictures';
import { drawPlate } from '../draw-plate';
import { COLOURWAYS } from './palette';
import { drawSki } from './ski';

/** Sides of the picture of a card on a phone, and of the heart in its top right corner. */
const [CARD, HEART] = [170, 44];

const SKIS = DEMO_MODELS.filter(({ plate }) => 'theme' in plate);

/** Alpha of a card's picture, cut out and centred as the shop serves it, row by row. */
async function cardAlpha(svg: string): Promise<Buffer> {
  const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const source = { bytes: Buffer.from(svg), mime: 'image/svg+xml', width: Number(width), height: Number(height) };
  const picture = await renderPicture(
    { ...source, isScene: false, isDrawing: true },
    { width: CARD, height: CARD, isExact: true },
    'webp',
  );
  return sharp(picture).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}

test('no ski reaches under the heart of its card, and each pair spans the picture', async () => {
  for (const model of SKIS) {
    const alpha = await cardAlpha(drawPlate(specOf(model), 'main', cardColour(model)));
    const painted = [...alpha.keys()].filter((pixel) => (alpha[pixel] ?? 0) > 96);
    const [xs, ys] = [painted.map((pixel) => pixel % CARD), painted.map((pixel) => Math.floor(pixel / CARD))];
    const underHeart = painted.filter((pixel) => pixel % CARD >= CARD - HEART && pixel < HEART * CARD);
    expect(underHeart.length, model.slug).toBe(0);
    const reach = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);
    expect(Math.max(reach(xs), reach(ys)), model.slug).toBeGreaterThan(0.8 * CARD);
  }
});

test('a card shows the upper part of each pair, which runs out of its foot', async () => {
  for (const model of SKIS) {
    const alpha = await cardAlpha(drawPlate(specOf(model), 'main', cardColour(model)));
    const row = (y: number): number => alpha.subarray(y * CARD, (y + 1) * CARD).filter((value) => value > 96).length;
    expect(row(CARD - 1), model.slug).toBeGreaterThan(8);
    expect(row(2), model.slug).toBe(0);
  }
});

test('makers print one theme in their own ways, and a short ski is drawn stockier than a long one', () => {
  const way = COLOURWAYS.fjord;
  const sheet = (brand: string) => drawSki('alpine', way, { brand, theme: 'ridge', view: 'top', mounted: false });
  const stretch = (length: number) => /scale\(([\d.]+) 1\)/.exec(drawSki('alpine', way, { length, view: 'top' }))?.[1];
  expect(new Set(['hanki', 'TUISKU', 'AAPA', 'FJELLHEIM', 'ROUTA'].map(sheet)).size).toBe(5);
  expect(Number(stretch(1490))).toBeGreaterThan(Number(stretch(1700)));
});
