import type { ShopLanguage } from '../../../locale/language';
import { type Connection, preparedQuery } from '../../../reading/reader';
import { foldWord } from '../query-words';
import { isCompounding } from '../roots/word-root';
import { wordsWithMeanings } from '../synonyms/meanings';
import { type WordList, wordList } from './word-list';

/** Max number of words in memory per language, the most frequent ones: about 4 MB. */
const MAX_WORDS = 40_000;

/** A word of the vocabulary. */
export interface KnownWord {
  readonly word: string;
  /** Number of documents that contain it outside descriptions. */
  readonly frequency: number;
}

/** The words of a language in memory, for correcting typing errors. */
export interface Vocabulary {
  /** Words without accents, sorted. */
  readonly forwards: WordList;
  /** Words without accents and reversed, for finding the ends of compounds; empty in languages without compounds. */
  readonly backwards: WordList;
  /** The most frequent word with this spelling without accents. */
  readonly byFolded: ReadonlyMap<string, KnownWord>;
}

const readWords = preparedQuery<KnownWord, [language: ShopLanguage]>(
  'search-vocabulary',
  `select word, frequency from search_words where language = $1 and word !~ '[[:digit:]]' and length(word) > 2
   order by frequency desc, word limit ${MAX_WORDS}`,
);

const readVersion = preparedQuery<{ version: number }, [language: ShopLanguage]>(
  'search-vocabulary-version',
  'select version from search_vocabularies where language = $1',
);

export const backwards = (word: string): string => [...word].reverse().join('');

/** @param known the frequent ones first */
export function vocabularyOf(known: readonly KnownWord[], language: ShopLanguage): Vocabulary {
  const byFolded = new Map<string, KnownWord>();
  for (const each of known) {
    const folded = foldWord(each.word);
    if (!byFolded.has(folded)) byFolded.set(folded, each);
  }
  for (const word of wordsWithMeanings(language)) {
    const folded = foldWord(word);
    if (!byFolded.has(folded)) byFolded.set(folded, { word, frequency: 0 });
  }
  const all = [...byFolded.keys()];
  return {
    forwards: wordList(all),
    backwards: wordList(isCompounding(language) ? all.map(backwards) : []),
    byFolded,
  };
}

/** Whether a longer word ends with this one: `paketti` of `laskettelupaketti`. */
export function isCompoundEnd({ backwards: list }: Vocabulary, end: string): boolean {
  const start = backwards(foldWord(end));
  const { words } = list;
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < start) low = middle + 1;
    else high = middle;
  }
  return words[low]?.startsWith(start) ?? false;
}

interface CachedVocabulary {
  readonly version: number;
  readonly vocabulary: Promise<Vocabulary>;
}

/** By database, then by language. */
const vocabularies = new WeakMap<Connection, Map<ShopLanguage, CachedVocabulary>>();

/** The current vocabulary: cached, and read again after search documents changed. */
export async function readVocabulary(connection: Connection, language: ShopLanguage): Promise<Vocabulary> {
  const [row] = await readVersion(connection, language);
  const version = row?.version ?? 0;
  const languages = vocabularies.get(connection) ?? new Map<ShopLanguage, CachedVocabulary>();
  vocabularies.set(connection, languages);
  const known = languages.get(language);
  if (known?.version === version) return known.vocabulary;
  const vocabulary = readWords(connection, language).then((words) => vocabularyOf(words, language));
  languages.set(language, { version, vocabulary });
  // a failed read is not cached
  vocabulary.catch(() => languages.delete(language));
  return vocabulary;
}
