/** Originals of pictures: files under `DATA_DIR/media/originals`, named by the SHA-256 of their bytes, and a row each. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { media as mediaTable } from '../db/schema/media';
import { describePicture, PictureRefused } from './describe';
import type { Drawer } from './drawn';
import { type ImageMime, isInertSvg, sniffMime } from './sniff';

/** Where originals and renderings are kept. */
export interface MediaStore {
  db: Pick<Db, 'select' | 'insert' | 'update'>;
  /** Folder of the originals. */
  originals: string;
  /** Folder of the renderings, which may be deleted at any time. */
  cache: string;
  /** Draws the pictures that are kept as recipes; without it they stay unknown. */
  draw?: Drawer;
}

/** A stored original, as pages need it. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`. */
  color: string;
}

/** What the one who stores a picture may know about it. */
export interface StoreOptions {
  /** Placeholder colour; reckoned from the picture when absent. */
  color?: string;
  /** A scene that may be cropped to fill its box; goods are contained instead. */
  isScene?: boolean;
  /** Name of the file it came from. */
  source?: string;
  /** The database or a transaction that the row is written with. */
  db?: Pick<Db, 'select' | 'insert'>;
}

/** Largest original kept, in bytes (Specification 2 §5: one image under 50 MB). */
export const LARGEST_ORIGINAL = 50 * 1024 * 1024;

/** Opens the store below a data folder and makes its folders. */
export async function openMediaStore({
  db,
  dataDir,
  draw,
}: {
  db: Db;
  dataDir: string;
  draw?: Drawer;
}): Promise<MediaStore> {
  const originals = join(dataDir, 'media', 'originals');
  const cache = join(dataDir, 'media', 'cache');
  await mkdir(originals, { recursive: true });
  await mkdir(cache, { recursive: true });
  return { db, originals, cache, ...(draw ? { draw } : {}) };
}

/**
 * Keeps a picture. The same bytes are kept once, however often they come.
 * @param mime the type it is said to have; a drawing (SVG) is taken only when it is said to be one
 * @throws PictureRefused when it is empty, too large, no picture, or cannot be decoded
 */
export async function storeOriginal(
  store: MediaStore,
  bytes: Uint8Array,
  mime: string,
  options: StoreOptions = {},
): Promise<StoredPicture> {
  const db = options.db ?? store.db;
  const kind = acceptedKind(bytes, mime);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await knownPicture(db, hash);
  if (known && (await fileExists(originalFile(store, hash)))) return known;
  const described = known ?? { hash, ...(await describePicture(bytes, kind, options.color)) };
  await writeOriginal(store, hash, bytes);
  if (known) return known;
  await db
    .insert(mediaTable)
    .values({
      ...described,
      mime: kind,
      bytes: bytes.byteLength,
      isScene: options.isScene ?? false,
      source: options.source?.slice(0, 300) ?? null,
    })
    .onConflictDoNothing();
  return described;
}

function acceptedKind(bytes: Uint8Array, declared: string): ImageMime {
  if (bytes.byteLength === 0) throw new PictureRefused('the file is empty');
  if (bytes.byteLength > LARGEST_ORIGINAL) throw new PictureRefused('the file is larger than 50 MB');
  const kind = sniffMime(bytes);
  if (!kind) throw new PictureRefused('the file is not a picture of a known type');
  if (kind !== 'image/svg+xml') return kind;
  if (declared !== kind) throw new PictureRefused('the file is a drawing under the name of another type');
  if (!isInertSvg(Buffer.from(bytes).toString('utf8'))) {
    throw new PictureRefused('the drawing holds scripts, entities or outside references');
  }
  return kind;
}

async function knownPicture(db: Pick<Db, 'select'>, hash: string): Promise<StoredPicture | undefined> {
  const [row] = await db
    .select({ hash: mediaTable.hash, width: mediaTable.width, height: mediaTable.height, color: mediaTable.color })
    .from(mediaTable)
    .where(eq(mediaTable.hash, hash));
  return row;
}

/** The file of an original, in a folder by the hash's beginning. */
export function originalFile(store: Pick<MediaStore, 'originals'>, hash: string): string {
  return join(store.originals, hash.slice(0, 2), hash);
}

/** The bytes of an original; undefined when there is none. */
export async function readOriginal(store: MediaStore, hash: string): Promise<Buffer | undefined> {
  return readFile(originalFile(store, hash)).catch(() => undefined);
}

/** Writes the bytes of an original under its hash. */
export async function writeOriginal(store: MediaStore, hash: string, bytes: Uint8Array): Promise<void> {
  const file = originalFile(store, hash);
  await mkdir(join(store.originals, hash.slice(0, 2)), { recursive: true });
  await writeAtomically(file, bytes);
}

/** Writes beside and renames, so that nobody ever reads half a file. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const beside = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function fileExists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
