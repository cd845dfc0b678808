/** Names under one letter. */
export interface LetterGroup<Item> {
  /** A capital letter, or `#` for names that begin with none. */
  readonly letter: string;
  readonly items: readonly Item[];
}

const OTHERS = '#';

/**
 * Letters that end an alphabet of their own and are no accents of others: in Finnish and Swedish Å, Ä and Ö, in Russian Ё is
 * filed under Е.
 */
const OWN_LETTERS: Readonly<Record<string, string>> = { fi: 'ÅÄÖ', sv: 'ÅÄÖ', ru: 'Й' };

function letterOf(name: string, language: string): string {
  const first = name.trim().normalize('NFC').charAt(0).toLocaleUpperCase(language);
  if (OWN_LETTERS[language]?.includes(first)) return first;
  const plain = first.normalize('NFD').charAt(0);
  return /\p{L}/u.test(plain) ? plain : OTHERS;
}

/**
 * Groups named things by their first letter, both in the language's own order; what begins with a digit or a sign comes first.
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
  const order = (letter: string) => (letter === OTHERS ? 0 : 1);
  return [...groups]
    .map(([letter, found]) => ({ letter, items: found }))
    .sort((a, b) => order(a.letter) - order(b.letter) || collator.compare(a.letter, b.letter));
}
