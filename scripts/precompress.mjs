import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
/** A compressed file that saves fewer bytes than this is not worth its header. */
const WORTH_BYTES = 100;

/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const PACKERS = {
  '.br': (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes `NAME.br` and `NAME.gz` next to every text file in a folder, for a server of precompressed files.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const bytes = await readFile(file);
      for (const [ending, pack] of Object.entries(PACKERS)) {
        const packed = await pack(bytes);
        if (packed.length + WORTH_BYTES <= bytes.length) await writeFile(file + ending, packed);
      }
    }),
  );
}
