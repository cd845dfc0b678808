import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Colours of the small catalogue's pictures, by file name. */
const PICTURES = {
  'kaamos-gray.png': '#8d9497',
  'kaamos-black.png': '#1b1d1f',
  'lantern-red.png': '#c0392f',
  'lantern-blue.png': '#2f63a8',
} as const;

/** The browser tests' own catalogue, a Magento file: trousers in two colours and sizes, and a lantern, one of each colour. */
export const KAAMOS_FILE = path.join(import.meta.dirname, 'catalogues/kaamos.csv');

/** Draws the catalogue's pictures at the paths in the file. @returns the folder to import from */
export async function drawKaamosPictures(folder: string): Promise<string> {
  const below = path.join(folder, 'k/a');
  mkdirSync(below, { recursive: true });
  for (const [name, background] of Object.entries(PICTURES)) {
    const picture = sharp({ create: { width: 640, height: 800, channels: 3, background } });
    await picture.png().toFile(path.join(below, name));
  }
  return folder;
}
