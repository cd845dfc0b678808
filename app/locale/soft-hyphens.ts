import type { Language } from './languages';

/** Words of fewer letters fit a tile, so they are left whole. */
const LONG = 14;
/** Letters before the first and after the last place to break. */
const MARGIN = 4;
const SOFT_HYPHEN = '\u00ad';
const WORD_JOINER = '\u2060';

/** Words that long names of groups end in: such a name breaks where its last word begins. */
const LAST_WORDS = [
  ...[
    'alustat',
    'asusteet',
    'hanskat',
    'housut',
    'jalkineet',
    'kengät',
    'kerrastot',
    'kypärät',
    'käsineet',
    'laitteet',
  ],
  ...['lasit', 'laukut', 'monot', 'patjat', 'puserot', 'pussit', 'reput', 'sauvat', 'siteet', 'sukset', 'takit'],
  ...['tarvikkeet', 'teltat', 'turvallisuus', 'vaatteet', 'varusteet', 'välineet'],
];
const JOINT = new RegExp(`(?<=\\p{L}{${MARGIN}})(?=(?:${LAST_WORDS.join('|')})$)`, 'iu');
/** The hyphen of a word that shares its beginning with the one before: `takit ja -housut`. */
const LEADING_HYPHEN = /(?<=\s-)(?=\p{L})/gu;

/** In Finnish a syllable begins before each consonant that a vowel follows: `lu-mi-vyö-ry-tur-val-li-suus`. */
const SYLLABLE = /(?<=\p{L})(?=[bcdfghjklmnpqrstvwxz][aeiouyåäö])/giu;

/**
 * A name with places to break its long words, best between the words they are made of. Browsers
 * hyphenate the shop's other languages by `hyphens: auto`; for Finnish most have no dictionary, and would break a word anywhere.
 * @example softHyphens('Lumivyöryturvallisuus', 'fi') // 'Lumivyöry-turvallisuus', with a soft hyphen
 */
export function softHyphens(name: string, language: Language): string {
  return language === 'fi' ? name.replace(/\p{L}+/gu, breakable) : name;
}

/** The same for a narrow tile, where a line may not end in a leading hyphen either. */
export const tileName = (name: string, language: Language): string =>
  softHyphens(name, language).replace(LEADING_HYPHEN, WORD_JOINER);

function breakable(word: string): string {
  if (word.length < LONG) return word;
  if (JOINT.test(word)) return word.replace(JOINT, SOFT_HYPHEN);
  return word.replace(SYLLABLE, (_, at: number) => (at < MARGIN || word.length - at < MARGIN ? '' : SOFT_HYPHEN));
}
