import type { ShopLanguage } from '../../../locale/language';
import { foldWord } from '../query-words';
import { finnishRoot } from './finnish';
import { germanRoot } from './german';
import { russianRoot } from './russian';
import { swedishRoot } from './swedish';

/** English and French: plurals, and the `f` of `knife`. PostgreSQL's stemmers know the rest. */
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

/** Languages that write compounds in one word, so that a word's end is what it names: `untuvatakki` is a `takki`. */
const COMPOUNDING: ReadonlySet<ShopLanguage> = new Set<ShopLanguage>(['fi', 'sv', 'de']);

/**
 * What all inflections of a word share; a key for comparing, no word. Beside the stems of PostgreSQL, which miss some.
 * Accents are left out, for whoever types without them.
 */
export function wordRoot(word: string, language: ShopLanguage): string {
  return foldWord(ROOTS[language](word));
}

/** The root backwards, so that compounds with the same end stand together; empty where words are not compounded. */
export function wordTail(word: string, language: ShopLanguage): string {
  return COMPOUNDING.has(language) ? [...wordRoot(word, language)].reverse().join('') : '';
}
