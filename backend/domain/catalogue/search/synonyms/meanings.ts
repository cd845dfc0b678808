import { LANGUAGE_CODES } from '../../../../db/schema/columns';
import type { ShopLanguage } from '../../../locale/language';
import { queryWords } from '../query-words';
import { isOtherWord, wordRoot } from '../roots/word-root';
import { SYNONYM_GROUPS } from './synonym-groups';

/** Max number of synonyms that are added for one word. */
const MAX_MEANINGS = 4;

const LEADS_TO = ' > ';

/** A word of a line and its synonyms. */
interface Meaning {
  readonly word: string;
  readonly others: readonly string[];
}

/** The words of a line that have synonyms: all of them, or only those before the `>` sign. */
function meaningsOfLine(line: string): Meaning[] {
  const [left = '', right] = line.split(LEADS_TO);
  const words = queryWords(left);
  if (right !== undefined) return words.map((word) => ({ word, others: queryWords(right) }));
  return words.map((word) => ({ word, others: words.filter((other) => other !== word) }));
}

function byRoot(language: ShopLanguage): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  for (const meaning of SYNONYM_GROUPS[language].split('\n').flatMap(meaningsOfLine)) {
    const root = wordRoot(meaning.word, language);
    meanings.set(root, [...(meanings.get(root) ?? []), meaning]);
  }
  return meanings;
}

const MEANINGS = new Map(LANGUAGE_CODES.map((language) => [language, byRoot(language)]));

/** The synonyms of a word in any of its forms; empty for most words. */
export function meaningsOf(word: string, language: ShopLanguage): string[] {
  const meanings = MEANINGS.get(language)?.get(wordRoot(word, language)) ?? [];
  const others = meanings.filter((each) => !isOtherWord(word, each.word, language)).flatMap((each) => each.others);
  return [...new Set(others)].slice(0, MAX_MEANINGS);
}

const ALL = new Map(
  LANGUAGE_CODES.map((language) => {
    const lines = [...(MEANINGS.get(language)?.values() ?? [])];
    return [language, [...new Set(lines.flatMap((meanings) => meanings.map(({ word }) => word)))]] as const;
  }),
);

/** All words that have synonyms. */
export const wordsWithMeanings = (language: ShopLanguage): readonly string[] => ALL.get(language) ?? [];

/** Whether a word has synonyms, so that it can be searched for even when the catalogue does not contain it. */
export const hasMeaning = (word: string, language: ShopLanguage): boolean => meaningsOf(word, language).length > 0;
