/** Names under one letter. */
export interface LetterGroup<Item> {
  /** A capital letter, or `#` for names that do not begin with a letter. */
  readonly letter: string;
  readonly items: readonly Item[];
}

const NO_LETTER = '#';

/**
 * Letters that have their own place in a language's alphabet instead of being accented forms: Å, Ä and Ö in Finnish and
 * Swedish. In Russian, Ё is filed under Е.
 */
const OWN_LETTERS: Readonly<Record<string, string>> = { fi: 'ÅÄÖ', sv: 'ÅÄÖ', ru: 'Й' };

function letterOf(name: string, language: string): string {
  const first = name.trim().normalize('NFC').charAt(0).toLocaleUpperCase(language);
  if (OWN_LETTERS[language]?.includes(first)) return first;
  const plain = first.normalize('NFD').charAt(0);
  return /\p{L}/u.test(plain) ? plain : NO_LETTER;
}

/**
 * Groups named items by first letter. Letters and items follow the language's order; names that begin with a digit or a
 * sign come first.
 * @param language BCP 47 language, `sv`
 */
export function byLetter<Item extends { readonly name: string }>(
  items: readonly Item[],
  language: string,
): LetterGroup<Item>[] {
  const collator = new Intl.Collator(language);
  const groups = new Map<string, Item[]>();
  for (const item of items.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const letter = letterOf(item.name, language);
    const group = groups.get(letter);
    if (group) group.push(item);
    else groups.set(letter, [item]);
  }
  const order = (letter: string) => (letter === NO_LETTER ? 0 : 1);
  return [...groups]
    .map(([letter, found]) => ({ letter, items: found }))
    .sort((a, b) => order(a.letter) - order(b.letter) || collator.compare(a.letter, b.letter));
}
