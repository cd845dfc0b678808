/** A list of the pictures that a file names by address, for programs that download. */
import { pathOf } from './images';

/** An address, and the path below a folder at which `--images` finds it. */
export interface ListedPicture {
  address: string;
  path: string;
}

/**
 * The path of each picture: its file name, with as many folders before it as tell it from another of the same name. Addresses that
 * differ only after a question mark share one.
 */
export function listPictures(addresses: Iterable<string>): ListedPicture[] {
  const all = [...addresses]
    .map((address) => ({ address, parts: partsOf(address) }))
    .filter(({ parts }) => parts.length > 0);
  const users = new Map<string, Set<string>>();
  for (const { parts } of all)
    for (let length = 1; length <= parts.length; length += 1) {
      const end = endOf(parts, length).toLowerCase();
      users.set(end, (users.get(end) ?? new Set()).add(parts.join('/').toLowerCase()));
    }
  return all.map(({ address, parts }) => {
    let length = 1;
    while (length < parts.length && (users.get(endOf(parts, length).toLowerCase())?.size ?? 0) > 1) length += 1;
    return { address, path: endOf(parts, length) };
  });
}

const endOf = (parts: readonly string[], length: number): string => parts.slice(-length).join('/');

/** Host and folders are part of it, so that two hosts may have the same path; what leads out of a folder is left out. */
function partsOf(address: string): string[] {
  return pathOf(address)
    .replace(/^[a-z]*:?\/\//i, '')
    .normalize('NFC')
    .split('/')
    .map((part) => part.replace(/\p{C}/gu, '_'))
    .filter((part) => part !== '' && part !== '.' && part !== '..');
}

/** The list as text: address, tab, path. */
export const pictureList = (pictures: readonly ListedPicture[]): string =>
  pictures.map(({ address, path }) => `${address}\t${path}\n`).join('');
