import type { ShopLanguage } from '../../../locale/language';
import { foldWord } from '../query-words';
import { finnishRoot, isOtherFinnishWord } from './finnish';
import { germanRoot } from './german';
import { russianRoot } from './russian';
import { swedishRoot } from './swedish';

/** English and French: plurals, and the `f` of `knife`. PostgreSQL's stemmers handle the rest. */
const westernRoot = (word: string): string =>
  word.length < 4
    ? word
    : foldWord(word)
        .replace(/[sx]$/, '')
        .replace(/[fv]e$/, 'f');

const ROOTS: Readonly<Record<ShopLanguage, (word: string) => string>> = {
  fi: finnishRoot,
  en: westernRoot,
  sv: swedishRoot,
  de: germanRoot,
  fr: westernRoot,
  ru: russianRoot,
};

/** Languages that write compounds in one word, so that the last part names the thing: `untuvatakki` is a `takki`. */
const COMPOUNDING: ReadonlySet<ShopLanguage> = new Set<ShopLanguage>(['fi', 'sv', 'de']);

/** Whether a language writes compounds in one word. */
export const isCompounding = (language: ShopLanguage): boolean => COMPOUNDING.has(language);

/**
 * The common root of all inflections of a word: a key for comparison, not a word. It supplements PostgreSQL's stems, which
 * miss some inflections. Without accents, for people who type without them.
 */
export function wordRoot(word: string, language: ShopLanguage): string {
  return foldWord(ROOTS[language](word));
}

/** The reversed root, which sorts compounds with the same last part together; empty for languages without one-word compounds. */
export function wordTail(word: string, language: ShopLanguage): string {
  return COMPOUNDING.has(language) ? [...wordRoot(word, language)].reverse().join('') : '';
}

/** Whether two words with the same root or stem are known to be different words. */
export const isOtherWord = (typed: string, other: string, language: ShopLanguage): boolean =>
  language === 'fi' && isOtherFinnishWord(foldWord(typed), foldWord(other));
