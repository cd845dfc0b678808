import { createHash } from 'node:crypto';
import { slugOf, wordSlug } from './slug';

/** Characters that a slug drops although they may be the only difference between two values: `−5 °C` and `5 °C`, `1.5 l` and `1-5 l`. */
const TELLING = /[<>=±~+−]|\d[.,:/–-]\d|(?:^|\s)-\d/;

/**
 * The URL name of a property's value, the same in every language: `recycled-polyamide`.
 * @param word the value in the language that keys are derived from
 */
export function valueKey(word: string): string {
  const slug = wordSlug(word);
  if (!TELLING.test(word)) return slug;
  return `${slug}-${createHash('sha256').update(word.normalize('NFC')).digest('hex').slice(0, 6)}`;
}

/** The names of a property type by language. */
export interface NamedIn {
  readonly language: string;
  readonly name: string;
}

/** The URL names of a property type by language. Names that give an empty slug are omitted. */
export function addressNames(names: readonly NamedIn[]): { language: string; slug: string }[] {
  return names.flatMap(({ language, name }) => {
    const slug = slugOf(name);
    return slug === '' ? [] : [{ language, slug }];
  });
}
