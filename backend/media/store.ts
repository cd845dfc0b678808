/** The picture store: originals as files with one database row each, and their renderings. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/client';
import { type Painter, painterHere } from './painter';

/** The store of originals and renderings. */
export interface MediaStore {
  db: Pick<Db, 'select' | 'insert' | 'update'>;
  /** Folder of the originals. */
  originals: string;
  /** Folder of the renderings, which may be deleted at any time. */
  cache: string;
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
export const mediaFolders = (dataDir: string): Pick<MediaStore, 'originals' | 'cache'> => ({
  originals: join(dataDir, 'media', 'originals'),
  cache: join(dataDir, 'media', 'cache'),
});

/** Opens the store below a data folder and makes its folders. */
export async function openMediaStore({
  db,
  dataDir,
  paint = painterHere(),
}: {
  db: Db;
  dataDir: string;
  paint?: Painter;
}): Promise<MediaStore> {
  const { originals, cache } = mediaFolders(dataDir);
  await mkdir(originals, { recursive: true });
  await mkdir(cache, { recursive: true });
  return { db, originals, cache, paint };
}
