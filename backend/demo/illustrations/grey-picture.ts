import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG: length, name, data, check sum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Bytes of a picture, row by row, as a PNG's `data:` address: each row as differences from the one above. */
function pictureOf(columns: number, rows: number, bytes: Uint8Array, channels: 1 | 3): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header[8] = 8;
  header[9] = channels === 3 ? 2 : 0;
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
 * A grey picture as a `data:` address, for shading too soft for paths: it is stretched over a drawing and blended with its colours.
 * The same values give the same bytes.
 * @param values brightness from 0 to 1, row by row
 * @see https://www.w3.org/TR/png-3/ colour type 0
 */
export function greyPicture(columns: number, rows: number, values: Float32Array): string {
  const bytes = Uint8Array.from(values, (value) => Math.round(255 * Math.max(0, Math.min(1, value))));
  return pictureOf(columns, rows, bytes, 1);
}

/**
 * A picture in colours as a `data:` address, for what is lit point by point. The same bytes give the same address.
 * @param bytes red, green and blue of each point, row by row
 * @see https://www.w3.org/TR/png-3/ colour type 2
 */
export const colourPicture = (columns: number, rows: number, bytes: Uint8Array): string =>
  pictureOf(columns, rows, bytes, 3);
