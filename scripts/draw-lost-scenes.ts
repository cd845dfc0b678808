/**
 * Draws the pictures of the screens that have nothing to show (not found, error, coming) into `app/styles/images`, by day
 * and by night, wide and for a phone: `npx tsx scripts/draw-lost-scenes.ts`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawLandscape, drawTracksAtNight } from 'backend/demo/illustrations/draw-landscape';
import sharp from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../app/styles/images');
/** WebP's: what is behind words by day has more edges than what is dark. */
const QUALITY = { day: 64, night: 79 } as const;
const SIZES = { wide: [1920, 1080], tall: [1080, 1500] } as const;

for (const box of ['wide', 'tall'] as const) {
  const [width, height] = SIZES[box];
  const scenes = { day: drawLandscape('tracks', box), night: drawTracksAtNight(box) };
  for (const time of ['day', 'night'] as const) {
    const picture = await sharp(Buffer.from(scenes[time]))
      .resize(width, height)
      .webp({ quality: QUALITY[time], effort: 6 })
      .toBuffer();
    writeFileSync(path.join(FOLDER, `tracks-${time}-${box}.webp`), picture);
  }
}
