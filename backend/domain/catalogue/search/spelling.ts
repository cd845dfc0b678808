import type { ShopLanguage } from '../../locale/language';
import { type Connection, question } from '../../reading/reader';
import { foldWord } from './query-words';

/** Words up to here share too few letters in a row with what was meant: their neighbours are written out and looked up. */
const SHORT = 5;
/** Shortest word that is corrected. */
const SHORTEST = 4;
const MOST_CANDIDATES = 40;
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

interface Candidate {
  readonly word: string;
  readonly folded: string;
  readonly frequency: number;
}

const lookAlikes = question<Candidate, [language: ShopLanguage, folded: string]>(
  'search-look-alikes',
  `select word, folded, frequency from search_words
   where folded % $2 and frequency > 0 and language = $1
   order by similarity(folded, $2) desc, frequency desc limit ${MOST_CANDIDATES}`,
);

const wordsAmong = question<Candidate, [language: ShopLanguage, folded: string[]]>(
  'search-words-among',
  `select word, folded, frequency from search_words
   where language = $1 and folded collate "C" = any($2::text[]) and frequency > 0
   order by frequency desc limit ${MOST_CANDIDATES}`,
);

/** Every word that one slip away from this one: a letter left out, doubled, changed, or two letters swapped. */
export function oneSlipAway(word: string): string[] {
  const letters = /[а-я]/.test(word) ? CYRILLIC : LATIN;
  const found = new Set<string>();
  for (let index = 0; index <= word.length; index++) {
    const head = word.slice(0, index);
    const rest = word.slice(index);
    if (rest !== '') found.add(head + rest.slice(1));
    if (rest.length > 1) found.add(`${head}${rest[1]}${rest[0]}${rest.slice(2)}`);
    for (const letter of letters) {
      found.add(head + letter + rest);
      if (rest !== '') found.add(head + letter + rest.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

/**
 * Slips between two words: letters left out, added, changed, neighbours swapped (Damerau and Levenshtein, each pair of
 * letters swapped once). Stops counting above the limit.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Slips that a word of this length may hold and still be understood. */
const allowedSlips = (length: number): number => (length <= SHORT ? 1 : length <= 8 ? 2 : 3);

/**
 * The word that was probably meant by one that the vocabulary does not know: fewest slips, then the same first letter, then
 * the word that most documents hold. Numbers and codes are never corrected.
 * @returns null when nothing is near
 */
export async function correctedWord(
  connection: Connection,
  word: string,
  language: ShopLanguage,
): Promise<string | null> {
  const folded = foldWord(word);
  if (folded.length < SHORTEST || /\d/.test(folded)) return null;
  const candidates =
    folded.length <= SHORT
      ? await wordsAmong(connection, language, oneSlipAway(folded))
      : await lookAlikes(connection, language, folded);
  const limit = allowedSlips(folded.length);
  const judged = candidates
    .map((candidate) => ({
      ...candidate,
      slips: slipsBetween(folded, candidate.folded, limit),
      startsElse: candidate.folded[0] === folded[0] ? 0 : 1,
    }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips || a.startsElse - b.startsElse || b.frequency - a.frequency);
  return judged[0]?.word ?? null;
}
