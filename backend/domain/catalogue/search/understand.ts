import type { ShopLanguage } from '../../locale/language';
import type { Connection } from '../../reading/reader';
import { type Split, splitCompounds } from './compounds';
import { type Reading, readWords, type WordReadings } from './readings';
import { type Corrections, correctionsOf } from './spelling/corrected-word';
import { readVocabulary } from './spelling/vocabulary';
import { hasMeaning, meaningsOf } from './synonyms/meanings';
import { type Term, termOf } from './text-query';
import { numberOf, withoutUnits } from './units';

/** Language of a text, and whether its last word may be incomplete. */
export interface ReadingOptions {
  readonly language: ShopLanguage;
  readonly isTyping: boolean;
}

export interface ParsedQuery {
  readonly terms: Term[];
  /** The corrected text that was searched for; empty without a correction. */
  readonly didYouMean: string;
}

/** PostgreSQL stop words that name products in a shop: `down jacket`. */
const PRODUCT_WORDS: ReadonlySet<string> = new Set(['down']);

/** Looks up each word in the vocabulary, except units after numbers and stop words. */
export async function understand(connection: Connection, typed: string[], wish: ReadingOptions): Promise<ParsedQuery> {
  const measured = withoutUnits(typed);
  const all = await readTogether(connection, measured, wish);
  const words = measured.filter((word, index) => !all.words[index]?.isIdle || PRODUCT_WORDS.has(word));
  const isPart = words.length > 0 && words.length < measured.length;
  return isPart
    ? understandWords(connection, words, await readTogether(connection, words, wish), wish)
    : understandWords(connection, measured, all, wish);
}

/** Corrects or splits words that are not in the vocabulary. */
async function understandWords(
  connection: Connection,
  words: string[],
  first: Together,
  wish: ReadingOptions,
): Promise<ParsedQuery> {
  const unknown = words.filter((word, index) => !isKnown(first, index) && !hasMeaning(word, wish.language));
  if (unknown.length === 0) return { terms: termsOf(first), didYouMean: '' };
  const instead = await wordsInstead(connection, unknown, wish);
  if (instead.size === 0) return { terms: termsOf(first), didYouMean: '' };
  const replaced = [...new Set(words.flatMap((word) => instead.get(word)?.words ?? [word]))];
  const isCorrected = [...instead.values()].some((each) => each.isCorrected);
  const written = words.flatMap((word) => {
    const other = instead.get(word);
    return other?.isCorrected ? other.words : [word];
  });
  const alike = new Map(
    [...instead.values()].flatMap((each) => (each.alike.length > 0 ? [[each.words[0] ?? '', each.alike]] : [])),
  );
  return {
    terms: termsOf(await readTogether(connection, replaced, wish, alike)),
    didYouMean: isCorrected ? written.join(' ') : '',
  };
}

/**
 * Whether the catalogue contains a word: by itself, joined with a neighbour, or by its synonyms. A root or beginning shared
 * only with words of descriptions does not count.
 */
const isKnown = ({ words, joined, meanings }: Together, index: number): boolean => {
  const own = words[index];
  const others = [joined[index - 1], joined[index], ...(meanings[index] ?? [])];
  return [own, ...others].some((each) =>
    each?.readings.some(({ kind, frequency }) => kind === 'same' || kind === 'form' || frequency > 0),
  );
};

interface Instead {
  readonly words: readonly string[];
  readonly isCorrected: boolean;
  /** Other equally likely corrections. */
  readonly alike: readonly string[];
}

/** Replacements for unknown words; words without any replacement are omitted. */
async function wordsInstead(
  connection: Connection,
  words: readonly string[],
  { language, isTyping }: ReadingOptions,
): Promise<Map<string, Instead>> {
  const vocabulary = await readVocabulary(connection, language);
  const splits = await splitCompounds(connection, words, language, vocabulary);
  const last = words.at(-1);
  return new Map(
    splits.flatMap((split) => {
      const found = wordInstead(split, correctionsOf(vocabulary, split.word, isTyping && split.word === last));
      return found ? [[split.word, found] as const] : [];
    }),
  );
}

/**
 * The parts of a compound, unless a correction of one typing error is as good; then a correction of two; then only a compound's
 * end.
 */
function wordInstead({ whole, end, isSound }: Split, { words, slips }: Corrections): Instead | null {
  const [meant, ...alike] = words;
  const isMeant = meant !== undefined && !isSound && (slips === 1 || whole === null);
  if (isMeant) return { words: [meant], isCorrected: true, alike };
  const parts = whole ?? (end === null ? null : [end]);
  return parts && { words: parts, isCorrected: false, alike: [] };
}

interface Together {
  readonly words: readonly WordReadings[];
  /** Synonyms by the position of the word. */
  readonly meanings: readonly (readonly WordReadings[])[];
  /** Two words of the query joined into one, `back pack`, with synonyms, by the position of the first. */
  readonly joined: readonly WordReadings[];
}

/**
 * Looks up the words, their synonyms and joined neighbours in the vocabulary with one query.
 * @param alike other words that may replace a word
 */
async function readTogether(
  connection: Connection,
  words: string[],
  { language, isTyping }: ReadingOptions,
  alike: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Together> {
  const joins = words.slice(1).map((word, index) => words[index] + word);
  const joinMeanings = joins.map((join) => meaningsOf(join, language));
  const meanings = words.map((word) => [...(alike.get(word) ?? []), ...numberOf(word), ...meaningsOf(word, language)]);
  const others = [...new Set([...joins, ...joinMeanings.flat(), ...meanings.flat()])];
  // only the last word of the list may be incomplete, so the query's last word goes there
  const readings = await readWords(connection, [...others, ...words], language, isTyping);
  const byWord = new Map(others.map((word, index) => [word, readings[index] as WordReadings]));
  const readingsOf = (list: readonly string[]) => list.flatMap((word) => byWord.get(word) ?? []);
  const asOneWord = (join: string, index: number): WordReadings => {
    const own = withoutParts(readingsOf([join]));
    return {
      word: join,
      isIdle: false,
      readings: own.length > 0 ? own : withoutParts(readingsOf(joinMeanings[index] ?? [])),
    };
  };
  return {
    words: readings.slice(others.length),
    meanings: meanings.map(readingsOf),
    joined: joins.map(asOneWord),
  };
}

/** Readings of the word itself, in any inflected form. */
const withoutParts = (words: readonly WordReadings[]): Reading[] =>
  words.flatMap(({ readings }) => readings.filter(({ kind }) => kind !== 'beginning' && kind !== 'compound'));

/** The term of each word: its own readings, and those of its synonyms and of joined pairs. */
function termsOf({ words, meanings, joined }: Together): Term[] {
  return words.map((word, index) => {
    const near = [joined[index - 1], joined[index]].filter((pair) => pair !== undefined);
    return termOf(word, [...near, ...(meanings[index] ?? [])]);
  });
}
