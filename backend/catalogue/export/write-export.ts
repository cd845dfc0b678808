import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes the parts of a file as they come; one that is not finished leaves no file of its name. Only its owner may read it, since exports
 * hold personal data.
 * @param path of the file; `-` is the standard output
 */
export async function writeExport(path: string, parts: AsyncIterable<string>): Promise<void> {
  if (path === '-') return pipeline(Readable.from(parts), process.stdout, { end: false });
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  try {
    await pipeline(Readable.from(parts), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
