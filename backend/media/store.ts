/** The picture store: originals as files with one database row each, and their renderings. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client';
import type { UploadEncoder } from './encode-upload';
import { type Painter, painterHere } from './painter';

/** The store of originals and renderings. */
export interface MediaStore {
  db: Pick<Db, 'select' | 'insert' | 'update'>;
  /** Folder of the originals. */
  originals: string;
  /** Folder of the renderings, which may be deleted at any time. */
  cache: string;
  /** Folder of photographs that people send to the shop alone; no public address reaches it. */
  uploads: string;
  /** Encodes those photographs. */
  encode?: UploadEncoder;
  /** Makes the renderings and draws pictures stored as recipes; a recipe that the painter cannot draw counts as missing. */
  paint?: Painter;
}

/** The data of a stored original for pages. */
export interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`. */
  color: string;
}

/** The folders of a store below a data folder. */
export const mediaFolders = (dataDir: string): Pick<MediaStore, 'originals' | 'cache' | 'uploads'> => ({
  originals: join(dataDir, 'media', 'originals'),
  cache: join(dataDir, 'media', 'cache'),
  uploads: join(dataDir, 'media', 'uploads'),
});

/** Opens the store below a data folder and makes its folders. */
export async function openMediaStore({
  db,
  dataDir,
  paint = painterHere(),
  encode,
}: {
  db: Db;
  dataDir: string;
  paint?: Painter;
  encode?: UploadEncoder;
}): Promise<MediaStore> {
  const { originals, cache, uploads } = mediaFolders(dataDir);
  await mkdir(originals, { recursive: true });
  await mkdir(cache, { recursive: true });
  return { db, originals, cache, uploads, paint, ...(encode && { encode }) };
}
