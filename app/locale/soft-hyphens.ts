import type { Language } from './languages';

/** Words of fewer letters fit a tile, so they are left whole. */
const LONG = 15;
/** Letters before the first and after the last place to break. */
const MARGIN = 4;
const SOFT_HYPHEN = '\u00ad';

/** In Finnish a syllable begins before each consonant that a vowel follows: `lu-mi-vyö-ry-tur-val-li-suus`. */
const SYLLABLE = /(?<=\p{L})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö])/giu;

/**
 * A name with places to break its long words. Browsers hyphenate the shop's other languages by `hyphens: auto`; for Finnish most have
 * no dictionary, and would break a word anywhere.
 * @example softHyphens('Lumivyöryturvallisuus', 'fi') // 'Lumi-vyö-ry-tur-val-li-suus', with soft hyphens
 */
export function softHyphens(name: string, language: Language): string {
  if (language !== 'fi') return name;
  return name.replace(/\p{L}+/gu, (word) =>
    word.length < LONG
      ? word
      : word.replace(SYLLABLE, (_, at: number) => (at < MARGIN || word.length - at < MARGIN ? '' : SOFT_HYPHEN)),
  );
}
