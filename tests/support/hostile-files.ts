import { crc32, deflateSync, gzipSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one bit a pixel, whatever its data. */
function png(width: number, height: number, data: Buffer, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    ...[chunk('IHDR', header), ...extra, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';
const jpegHead = Buffer.from(`ffd8ffe000104a46494600010100000100010000ffdb004300${'01'.repeat(64)}ffd9`, 'hex');

/** Files that are no photographs, with the reason for which each is refused. */
export const HOSTILE_FILES: readonly { readonly name: string; readonly bytes: Buffer; readonly reason: string }[] = [
  { name: 'no bytes', bytes: Buffer.alloc(0), reason: 'kind' },
  { name: 'one byte', bytes: Buffer.from('x'), reason: 'kind' },
  { name: 'a drawing', bytes: Buffer.from(SVG), reason: 'kind' },
  { name: 'a page', bytes: Buffer.from('<html><script>alert(1)</script></html>'), reason: 'kind' },
  { name: 'a GIF that is a script', bytes: Buffer.from(`GIF89a/*${'\0'.repeat(40)}*/=1;alert(1)//`), reason: 'kind' },
  { name: 'an archive', bytes: gzipSync(Buffer.alloc(100_000)), reason: 'kind' },
  {
    name: 'a JPEG without a picture and with a script',
    bytes: Buffer.concat([jpegHead, Buffer.from('<script>alert(1)</script>')]),
    reason: 'broken',
  },
  {
    name: 'a PNG of 2,500 megapixels',
    bytes: png(50_000, 50_000, deflateSync(Buffer.alloc(50_000 * 100), { level: 9 })),
    reason: 'pixels',
  },
  { name: 'a PNG that lies about its size', bytes: png(2e9, 2e9, deflateSync(Buffer.alloc(10))), reason: 'broken' },
  {
    name: 'a PNG cut short',
    bytes: png(800, 800, deflateSync(Buffer.alloc(80_000))).subarray(0, 60),
    reason: 'broken',
  },
  {
    name: 'a HEIC file without a picture',
    bytes: Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(100)]),
    reason: 'broken',
  },
];

/** A small PNG with a text of 200 MB packed into it. */
export const withPackedText = (): Buffer =>
  png(8, 8, deflateSync(Buffer.alloc(16)), [
    chunk('iTXt', Buffer.concat([Buffer.from('x\0\x01\0\0\0', 'latin1'), deflateSync(Buffer.alloc(200e6))])),
  ]);
