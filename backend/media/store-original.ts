/** Stores pictures that come as files. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { media as mediaTable } from '../db/schema/media';
import { describePicture, OriginalRefused } from './describe';
import { originalFile, writeOriginal } from './original-files';
import { type ImageMime, isInertSvg, sniffMime } from './sniff';
import type { MediaStore, StoredPicture } from './store';

/** Optional data of a stored picture. */
export interface StoreOptions {
  /** Placeholder colour; calculated from the picture when absent. */
  color?: string;
  /** True: a scene that may be cropped to fill its box. False: a product image, shown whole. */
  isScene?: boolean;
  /** True: sent by a customer, shown only in published reviews. */
  isUpload?: boolean;
  /** Name of the file it came from. */
  source?: string;
  /** The database or a transaction that the row is written with. */
  db?: Pick<Db, 'select' | 'insert'>;
}

/** Max size of an original, in bytes (Specification 2 §5: one image under 50 MB). */
export const MAX_ORIGINAL = 50 * 1024 * 1024;

/**
 * Stores a picture. The same bytes are stored only once.
 * @param mime the declared type; a drawing (SVG) is accepted only when it is declared as one
 * @throws OriginalRefused when it is empty, too large, not a picture, or cannot be decoded
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
  if (known) {
    await writeOriginal(store, hash, bytes);
    return known;
  }
  const { isCutOut, ...description } = await describePicture(bytes, kind, options.color);
  const described = { hash, ...description };
  await writeOriginal(store, hash, bytes);
  await db
    .insert(mediaTable)
    .values({
      ...described,
      mime: kind,
      bytes: bytes.byteLength,
      isScene: options.isScene ?? false,
      isCutOut: isCutOut && !options.isScene,
      isUpload: options.isUpload ?? false,
      source: options.source?.slice(0, 300) ?? null,
    })
    .onConflictDoNothing();
  return described;
}

/** A stored original by its hash; undefined when its row or its file is not there. */
export async function storedPicture(store: MediaStore, hash: string): Promise<StoredPicture | undefined> {
  const known = await knownPicture(store.db, hash);
  return known && (await fileExists(originalFile(store, hash))) ? known : undefined;
}

function acceptedKind(bytes: Uint8Array, declared: string): ImageMime {
  if (bytes.byteLength === 0) throw new OriginalRefused('the file is empty');
  if (bytes.byteLength > MAX_ORIGINAL) throw new OriginalRefused('the file is larger than 50 MB');
  const kind = sniffMime(bytes);
  if (!kind) throw new OriginalRefused('the file is not a picture of a known type');
  if (kind !== 'image/svg+xml') return kind;
  if (declared !== kind) throw new OriginalRefused('the file is a drawing under the name of another type');
  if (!isInertSvg(Buffer.from(bytes).toString('utf8'))) {
    throw new OriginalRefused('the drawing holds scripts, entities or outside references');
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

async function fileExists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
