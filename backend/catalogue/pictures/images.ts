/** Finds an import's pictures, in one folder or by their addresses, and stores them as originals. */

import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { OriginalRefused } from '../../media/describe';
import type { MediaStore, StoredPicture } from '../../media/store';
import { MAX_ORIGINAL, storeOriginal } from '../../media/store-original';
import type { ImportReport } from '../import-report';
import type { ImportedImage } from '../imported-model';
import { type Phrase, say } from '../report/say';
import { plainText } from '../text/clean-text';
import type { PictureFetcher } from './picture-fetcher';

/** A stored picture of the catalogue. */
export interface CatalogueImage {
  hash: string;
  caption: string;
}

/** Provides the pictures of one import. */
export interface ImageSource {
  /** The stored pictures of a list, without duplicates; missing ones are reported with `line`. */
  take: (images: readonly ImportedImage[], line: number) => Promise<CatalogueImage[]>;
  /** Fetches pictures that will be taken next. */
  prepare: (references: readonly string[]) => Promise<void>;
}

const MIME_OF: Record<string, string> = { '.svg': 'image/svg+xml' };
/** Max number of pictures cached by reference, so that variants with the same picture read it once. */
const REMEMBERED = 5000;

/**
 * Opens a folder of pictures. References are looked up in the list of its files, never joined to a path: a reference like
 * `../../etc/passwd` finds nothing. Links are not followed.
 * @param folder undefined: there are no pictures, all are reported as missing
 * @param store undefined: pictures are looked up and not stored (a dry run)
 * @param fetcher fetches what the folder does not have; undefined: such pictures are reported
 */
export async function openImages(
  folder: string | undefined,
  store: MediaStore | undefined,
  report: ImportReport,
  fetcher?: PictureFetcher,
): Promise<ImageSource> {
  const files = folder === undefined ? new Map<string, string[]>() : await listFiles(folder);
  const remembered = new Map<string, StoredPicture | undefined>();

  async function takeOne(reference: string, line: number): Promise<StoredPicture | undefined> {
    const file = findFile(files, reference);
    if (file === undefined || folder === undefined) {
      if (isRemote(reference)) return takeRemote(reference, line);
      report.loseImage(line, 'missing', say('not found: {{reference}}', { reference }));
      return undefined;
    }
    const stored = await keep(join(folder, file), file, store).catch((error: unknown) => {
      const fault = error instanceof OriginalRefused ? error.fault : 'the file cannot be read';
      report.loseImage(line, 'refused', fault, file);
      return undefined;
    });
    if (stored) report.counts.images += 1;
    return stored;
  }

  async function takeRemote(address: string, line: number): Promise<StoredPicture | undefined> {
    if (!fetcher) {
      report.loseImage(line, 'remote', notAtHand(address));
      return undefined;
    }
    const found = await fetcher.get(address);
    if ('refused' in found) {
      report.loseImage(line, 'refused', found.refused, address);
      return undefined;
    }
    report.counts.images += 1;
    return found;
  }

  return {
    prepare: async (references) =>
      fetcher?.prefetch(references.filter((reference) => isRemote(reference) && !findFile(files, reference))),
    async take(images, line) {
      const taken: CatalogueImage[] = [];
      for (const { reference, caption } of images) {
        if (!remembered.has(reference)) {
          if (remembered.size >= REMEMBERED) remembered.clear();
          remembered.set(reference, await takeOne(reference, line));
        }
        const stored = remembered.get(reference);
        if (stored && !taken.some(({ hash }) => hash === stored.hash)) {
          taken.push({ hash: stored.hash, caption: plainText(caption, 200) });
        }
      }
      return taken;
    },
  };
}

const notAtHand = (address: string): Phrase =>
  say('not at hand: {{address}}', { address }, 'named by address and not at hand');

async function keep(path: string, name: string, store: MediaStore | undefined): Promise<StoredPicture> {
  const { size } = await stat(path);
  if (size > MAX_ORIGINAL) throw new OriginalRefused('the file is larger than 50 MB');
  if (!store) return { hash: name, width: 0, height: 0, color: '' };
  const mime = MIME_OF[extname(name).toLowerCase()] ?? 'application/octet-stream';
  return storeOriginal(store, await readFile(path), mime, { source: name });
}

/** All files below a folder by lower-case name, as paths relative to it. */
async function listFiles(folder: string): Promise<Map<string, string[]>> {
  const byName = new Map<string, string[]>();
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      if (!entry.isFile()) continue;
      const name = comparable(entry.name);
      byName.set(name, [...(byName.get(name) ?? []), path]);
    }
  }
  return byName;
}

/** The file whose path has the longest common end with the reference, at least the file name. */
function findFile(files: ReadonlyMap<string, string[]>, reference: string): string | undefined {
  const segments = comparable(pathOf(reference)).split('/').reverse();
  const candidates = files.get(segments[0] ?? '') ?? [];
  const sharedParts = (path: string): number => {
    const parts = comparable(path).split('/').reverse();
    const differs = parts.findIndex((part, index) => part !== segments[index]);
    return differs < 0 ? parts.length : differs;
  };
  return candidates.toSorted((left, right) => sharedParts(right) - sharedParts(left) || left.localeCompare(right))[0];
}

/** Names as they are compared: Macs write accents as characters of their own. */
const comparable = (path: string): string => path.normalize('NFC').toLowerCase();

/** The path of a reference: an address without its query, decoded, with slashes. */
export function pathOf(reference: string): string {
  const path = isRemote(reference) ? reference.replace(/[?#].*$/s, '') : reference;
  const slashed = path.replaceAll('\\', '/');
  try {
    return decodeURIComponent(slashed);
  } catch {
    return slashed;
  }
}

/** Whether a reference is an address on the network. */
export function isRemote(reference: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(reference);
}
