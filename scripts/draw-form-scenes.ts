/**
 * Draws the pictures beside forms into `app/styles/images`, by day and by night: `npx tsx scripts/draw-form-scenes.ts`.
 * Wide screens alone load them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawLandscape } from 'backend/demo/illustrations/draw-landscape';
import { TALL_FRAME } from 'backend/demo/illustrations/landscapes/backdrop';
import { drawVista, type Vista } from 'backend/demo/illustrations/landscapes/vista';
import sharp from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../app/styles/images');
const [WIDTH, HEIGHT] = [1000, 1112];

const TENT = { hour: 'dawn', season: 'autumn', land: 'lake', who: 'camp', seed: 21 } as const satisfies Vista;
const PULK = {
  hour: 'dawn',
  season: 'winter',
  land: 'fells',
  who: 'pulk',
  seed: 23,
  side: -1,
} as const satisfies Vista;

const SCENES = {
  'form-tent-day': drawVista(TENT, TALL_FRAME),
  'form-tent-night': drawVista({ ...TENT, hour: 'night' }, TALL_FRAME),
  'form-pulk-day': drawVista(PULK, TALL_FRAME),
  'form-pulk-night': drawVista({ ...PULK, hour: 'blue' }, TALL_FRAME),
  'form-track': drawLandscape('lit-trail', 'tall'),
};

for (const [name, svg] of Object.entries(SCENES)) {
  const picture = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT, { position: 'bottom' })
    .webp({ quality: 68, effort: 6 })
    .toBuffer();
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture);
}
