import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Small HEIC pictures, encoded with libheif's `heif-enc`. Four fields: red and green above blue and white.
 * - `quarter-turn`: 64 × 48 in Display P3, to be turned by 90° clockwise (`irot`, and again in its Exif data, where there is a place too).
 * - `six-tiles`: the same six times, as iPhones put their photographs together, cut to 190 × 120 and turned by 90° anticlockwise.
 * - `half-transparent`: 64 × 48, nothing at the left and blue at the right.
 */
export const heicFile = (name: 'quarter-turn' | 'six-tiles' | 'half-transparent'): Buffer =>
  readFileSync(path.join(import.meta.dirname, 'heic', `${name}.heic`));

/** The same picture whose header (its `ispe` boxes) claims another size. */
export function claiming(file: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('ispe'); at >= 0; at = copy.indexOf('ispe', at + 1)) {
    copy.writeUInt32BE(width, at + 8);
    copy.writeUInt32BE(height, at + 12);
  }
  return copy;
}

/** Where the data of a picture begins, after all that describes it. */
export const dataStart = (file: Buffer): number => file.indexOf('mdat') + 4;
