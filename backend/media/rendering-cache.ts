/** Cache of renderings on disk, limited in size: the least recently used are deleted first. The files may be deleted at any time. */
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from './original-files';

interface Entry {
  bytes: number;
  usedAt: number;
}

/** A day: how old a file's time of use may become before it is updated. */
const TOUCH_AFTER_MS = 24 * 60 * 60 * 1000;

export interface RenderingCache {
  /** A rendering by its file name; undefined when it is not cached. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Whether a rendering is cached, as far as this process knows. */
  holds: (name: string) => boolean;
  /** Stores a rendering. Disk errors are ignored. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Current size in bytes. */
  size: () => number;
}

/**
 * Opens the cache in a folder. Several processes may use one folder: each counts the files that it has seen.
 * @param limitBytes size above which the longest unused files are deleted, down to nine tenths of it
 */
export async function openRenderingCache(folder: string, limitBytes: number): Promise<RenderingCache> {
  const entries = await scan(folder);
  let total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0);

  const forget = (name: string): void => {
    total -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  };

  async function shrink(): Promise<void> {
    if (total <= limitBytes) return;
    const oldestFirst = [...entries].sort(([, left], [, right]) => left.usedAt - right.usedAt);
    for (const [name] of oldestFirst) {
      if (total <= limitBytes * 0.9) return;
      forget(name);
      await rm(fileOf(folder, name), { force: true }).catch(() => undefined);
    }
  }

  return {
    size: () => total,
    holds: (name) => entries.has(name),
    async read(name) {
      const bytes = await readFile(fileOf(folder, name)).catch(() => undefined);
      if (!bytes) {
        forget(name);
        return undefined;
      }
      const now = Date.now();
      const entry = entries.get(name);
      if (!entry) total += bytes.length;
      if (!entry || now - entry.usedAt > TOUCH_AFTER_MS) {
        await utimes(fileOf(folder, name), new Date(now), new Date(now)).catch(() => undefined);
      }
      entries.set(name, { bytes: bytes.length, usedAt: now });
      return bytes;
    },
    async write(name, bytes) {
      try {
        await mkdir(dirname(fileOf(folder, name)), { recursive: true });
        await writeAtomically(fileOf(folder, name), bytes);
      } catch {
        return;
      }
      forget(name);
      entries.set(name, { bytes: bytes.length, usedAt: Date.now() });
      total += bytes.length;
      await shrink();
    },
  };
}

function fileOf(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name);
}

/** Deletes the cached renderings of a picture; processes that have counted them notice when they read them. */
export async function deleteRenderings(folder: string, hash: string): Promise<void> {
  const shelf = dirname(fileOf(folder, hash));
  const names = await readdir(shelf).catch(() => []);
  const own = names.filter((name) => name.startsWith(`${hash}-`));
  await Promise.all(own.map((name) => rm(join(shelf, name), { force: true })));
}

async function scan(folder: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const shelves = await readdir(folder).catch(() => []);
  for (const shelf of shelves) {
    for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
      const found = await stat(join(folder, shelf, name)).catch(() => undefined);
      if (!found?.isFile()) continue;
      if (name.endsWith('.part')) await rm(join(folder, shelf, name), { force: true }).catch(() => undefined);
      else entries.set(name, { bytes: found.size, usedAt: found.mtimeMs });
    }
  }
  return entries;
}
