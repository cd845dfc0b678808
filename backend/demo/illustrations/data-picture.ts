import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG: length, name, data, check sum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** PNG colour types by their number of channels. */
const COLOUR_TYPES = { 2: 4, 3: 2, 4: 6 } as const;

/** Bytes of a picture, row by row, as a PNG's `data:` address: each row as differences from the one above. */
function pictureOf(columns: number, rows: number, bytes: Uint8Array, channels: keyof typeof COLOUR_TYPES): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header[8] = 8;
  header[9] = COLOUR_TYPES[channels];
  const wide = columns * channels;
  const lines = new Uint8Array((wide + 1) * rows);
  for (let row = 0; row < rows; row++) {
    const [at, to] = [row * wide, row * (wide + 1)];
    lines[to] = 2;
    for (let x = 0; x < wide; x++) lines[to + 1 + x] = (bytes[at + x] ?? 0) - (row ? (bytes[at + x - wide] ?? 0) : 0);
  }
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 4 })),
    chunk('IEND', new Uint8Array()),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Light and shade as a `data:` address, for shading too soft for paths: black and white of different strength, to be stretched over a
 * drawing. It looks as a grey picture in the blend mode "hard-light", which few renderers know and which takes them longer.
 * The same values give the same bytes.
 * @param values brightness from 0 (black) to 1 (white), row by row; 0.5 leaves the colour below as it is
 * @see https://www.w3.org/TR/compositing-1/#blendinghardlight
 * @see https://www.w3.org/TR/png-3/ colour type 4
 */
export function lightPicture(columns: number, rows: number, values: Float32Array): string {
  const bytes = new Uint8Array(columns * rows * 2);
  for (const [at, value] of values.entries()) {
    bytes[2 * at] = value > 0.5 ? 255 : 0;
    bytes[2 * at + 1] = Math.round(255 * Math.min(1, Math.abs(2 * value - 1)));
  }
  return pictureOf(columns, rows, bytes, 2);
}

/**
 * Light and shade as `lightPicture` makes them, for cloth whose shade has a colour: white where it is brighter, the shade's colour where it is not.
 * @param tint red, green and blue of the shade
 * @param strength how much of either a point shows, 0 to 1, by its value
 */
export function tintedLightPicture(
  columns: number,
  rows: number,
  values: Float32Array,
  tint: readonly [number, number, number],
  strength: (value: number) => number,
): string {
  const bytes = new Uint8Array(columns * rows * 4);
  for (const [at, value] of values.entries()) {
    const [red, green, blue] = value > 0.5 ? [255, 255, 255] : tint;
    bytes[4 * at] = red;
    bytes[4 * at + 1] = green;
    bytes[4 * at + 2] = blue;
    bytes[4 * at + 3] = Math.round(255 * Math.min(1, strength(value)));
  }
  return pictureOf(columns, rows, bytes, 4);
}

/**
 * A picture in colours as a `data:` address, for what is lit point by point. The same bytes give the same address.
 * @param bytes red, green and blue of each point, row by row
 * @see https://www.w3.org/TR/png-3/ colour type 2
 */
export const colourPicture = (columns: number, rows: number, bytes: Uint8Array): string =>
  pictureOf(columns, rows, bytes, 3);

/**
 * What shines in front of darkness, as a `data:` address: each point covers what lies behind it as far as it shines.
 * @param bytes red, green and blue of each point over black, row by row
 * @see https://www.w3.org/TR/png-3/ colour type 6
 */
export function shinePicture(columns: number, rows: number, bytes: Uint8Array): string {
  const shine = new Uint8Array(columns * rows * 4);
  for (let at = 0; at < columns * rows; at++) {
    const colour = bytes.subarray(at * 3, at * 3 + 3);
    const most = Math.max(...colour);
    if (most === 0) continue;
    for (const [channel, value] of colour.entries()) shine[at * 4 + channel] = Math.round((255 * value) / most);
    shine[at * 4 + 3] = most;
  }
  return pictureOf(columns, rows, shine, 4);
}
