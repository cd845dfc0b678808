import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/**
 * Writes the parts of a file as they come; one that is not finished leaves no file of its name. Only its owner may read it, since exports
 * hold personal data.
 * @param path of the file; `-` is the standard output
 */
export async function writeExport(path: string, parts: AsyncIterable<string>): Promise<void> {
  if (path === '-') return writeAll(process.stdout, parts);
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  const stream = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
  try {
    await writeAll(stream, parts);
    stream.end();
    await finished(stream);
    await rename(unfinished, path);
  } catch (error) {
    stream.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAll(stream: Writable, parts: AsyncIterable<string>): Promise<void> {
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure = error;
  };
  stream.once('error', fail);
  for await (const part of parts) {
    if (failure) throw failure;
    if (!stream.write(part)) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  }
  if (failure) throw failure;
  stream.off('error', fail);
}
