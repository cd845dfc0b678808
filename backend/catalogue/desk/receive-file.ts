/**
 * Receives a file from the desk: written to disk as it comes, recognised by its content, never by its name. It may hold personal data, so
 * only the shop's own user can read it.
 */

import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { IMPORT_FILE_BYTES } from 'contract/desk-imports';
import type { Said } from '../report/say';

/** Why a file is not taken. */
export type FileRefusal = 'bytes' | 'empty' | 'binary' | 'unrecognised';

/** A file is not taken. */
export class FileRefused extends Error {
  /** @param said what the importer says of it */
  constructor(
    readonly reason: FileRefusal,
    readonly said?: Said,
  ) {
    super(`the file is refused: ${reason}`);
  }
}

/** Too many files come at once; the sender may send it again. */
export class TooManyFiles extends Error {}

/** A stored file. */
export interface ReceivedFile {
  /** Its name in the folder. */
  readonly name: string;
  readonly bytes: number;
}

const AT_ONCE = 2;
let coming = 0;

/** First bytes of archives, spreadsheets of Excel, documents and pictures: no tables of text. */
const BINARY = ['504b0304', '504b0506', '1f8b', 'd0cf11e0', '25504446', '89504e47', 'ffd8ff', '377abcaf', '52617221'];
const HEAD_BYTES = 8;

const folderOf = (dataDir: string): string => join(dataDir, 'import', 'uploads');

/** Where a stored file is. @param name as `receiveFile` made it */
export const storedFile = (dataDir: string, name: string): string =>
  join(folderOf(dataDir), name.replace(/[^\w-]/g, ''));

export const removeStored = (dataDir: string, name: string): Promise<void> =>
  rm(storedFile(dataDir, name), { force: true });

/**
 * Writes a body to a new file with a random name.
 * @throws FileRefused for one that is empty, too large or no text; nothing is left of it then
 * @throws TooManyFiles
 */
export async function receiveFile(dataDir: string, body: ReadableStream<Uint8Array>): Promise<ReceivedFile> {
  if (coming >= AT_ONCE) throw new TooManyFiles('too many files come at once');
  coming += 1;
  const name = randomUUID();
  try {
    await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
    return { name, bytes: await write(body, storedFile(dataDir, name)) };
  } catch (error) {
    await removeStored(dataDir, name);
    throw error;
  } finally {
    coming -= 1;
  }
}

async function write(body: ReadableStream<Uint8Array>, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  let head = Buffer.alloc(0);
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > IMPORT_FILE_BYTES) throw new FileRefused('bytes');
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        refuseBinary(head);
      }
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new FileRefused('empty');
  return bytes;
}

function refuseBinary(head: Buffer): void {
  const hex = head.toString('hex');
  if (BINARY.some((start) => hex.startsWith(start))) throw new FileRefused('binary');
}
