import { LANGUAGE_CODES } from '../../../../db/schema/columns';
import type { ShopLanguage } from '../../../locale/language';
import { queryWords } from '../query-words';
import { wordRoot } from '../roots/word-root';
import { WORDS_ALIKE } from './words-alike';

/** Other words that one word brings in at most. */
const MOST_MEANINGS = 4;

function byRoot(language: ShopLanguage): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const line of WORDS_ALIKE[language].split('\n')) {
    const words = queryWords(line);
    for (const word of words) {
      const root = wordRoot(word, language);
      const others = words.filter((other) => other !== word);
      meanings.set(root, [...(meanings.get(root) ?? []), ...others]);
    }
  }
  return meanings;
}

const MEANINGS = new Map(LANGUAGE_CODES.map((language) => [language, byRoot(language)]));

/** Words that mean about the same as a word, in any of its forms; none for most words. */
export function meaningsOf(word: string, language: ShopLanguage): string[] {
  const others = MEANINGS.get(language)?.get(wordRoot(word, language)) ?? [];
  return [...new Set(others)].slice(0, MOST_MEANINGS);
}
