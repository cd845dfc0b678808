import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ShopLanguage } from '../../domain/locale/language';

/** One row a language. */
export const inEveryLanguage = <Row>(row: (language: ShopLanguage) => Row): Row[] => LANGUAGE_CODES.map(row);

/** Ids 1, 2, 3 … by key, in the order given. */
export function numbered<Key>(keys: Iterable<Key>): { of: (key: Key) => number; entries: [Key, number][] } {
  const ids = new Map<Key, number>();
  for (const key of keys) if (!ids.has(key)) ids.set(key, ids.size + 1);
  return {
    of: (key) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`The demo shop refers to ${String(key)}, which it does not define.`);
      return id;
    },
    entries: [...ids],
  };
}

const DAY_MS = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Cents of a price in euros. */
export const cents = (euros: number): number => Math.round(euros * 100);

export const paragraph = (text: string): string =>
  text ? `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>` : '';

/** Cuts a text at a word boundary to at most `length` characters, the ellipsis included. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')}…`;
}
