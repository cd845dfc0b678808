import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG: length, name, data, check sum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A grey picture as a `data:` address, for shading too soft for paths: it is stretched over a drawing and blended with its colours.
 * The same values give the same bytes.
 * @param values brightness from 0 to 1, row by row
 * @see https://www.w3.org/TR/png-3/ colour type 0, each row as differences from the one above
 */
export function greyPicture(columns: number, rows: number, values: Float32Array): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header[8] = 8;
  const stride = columns + 1;
  const lines = new Uint8Array(stride * rows);
  const byte = (at: number): number => (at < 0 ? 0 : Math.round(255 * Math.max(0, Math.min(1, values[at] ?? 0))));
  for (let row = 0; row < rows; row++) {
    lines[row * stride] = 2;
    for (let x = 0; x < columns; x++) {
      const at = row * columns + x;
      lines[row * stride + 1 + x] = byte(at) - byte(at - columns);
    }
  }
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
