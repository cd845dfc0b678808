import { createHash } from 'node:crypto';
import { slugOf, wordSlug } from '../../domain/catalogue/slug';

/** Longest part of a word that its slug keeps. */
const KEPT = 60;
/** Signs that a slug drops although they may be the only difference: `C#` and `C`, `5"` and `5'`, `-8` and `8`. */
const TELLING = /[#*%°<>=~±−"″”′]|\d['’]|(?:^|\s)-\d/;

/** Letters and digits that a slug cannot write, as in `黒L`. */
const hasForeignLetters = (name: string): boolean =>
  [...name].some((char) => /[\p{L}\p{N}]/u.test(char) && slugOf(char) === '' && !/[ъь]/i.test(char));

/**
 * The identity of a colour, size, type or property: its slug, with a mark from its letters where the slug alone would be that of other
 * words as well. Case, accents and most punctuation make no difference.
 */
export function wordKey(name: string): string {
  const slug = wordSlug(name);
  const isAlike = TELLING.test(name) || slugOf(name, 1000).length > KEPT || hasForeignLetters(name);
  if (!isAlike) return slug;
  const letters = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return `${slug}-${createHash('sha256').update(letters).digest('hex').slice(0, 6)}`;
}
