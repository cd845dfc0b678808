/** Originals of pictures: files under `DATA_DIR/media/originals`, named by the SHA-256 of their bytes. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the originals. */
export interface OriginalsPlace {
  readonly originals: string;
}

/** The file of an original, in a folder by the hash's beginning. */
export function originalFile(place: OriginalsPlace, hash: string): string {
  return join(place.originals, hash.slice(0, 2), hash);
}

/** The bytes of an original; undefined when there is none. */
export async function readOriginal(place: OriginalsPlace, hash: string): Promise<Buffer | undefined> {
  return readFile(originalFile(place, hash)).catch(() => undefined);
}

/** Writes the bytes of an original under its hash. */
export async function writeOriginal(place: OriginalsPlace, hash: string, bytes: Uint8Array): Promise<void> {
  const file = originalFile(place, hash);
  await mkdir(join(place.originals, hash.slice(0, 2)), { recursive: true });
  await writeAtomically(file, bytes);
}

/** Writes a temporary file and renames it, so that nobody reads a partial file. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
