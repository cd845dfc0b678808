/** Longest text that is searched for, and most words of it that count. */
const MAX_TEXT = 300;
const MAX_WORDS = 8;
const MAX_WORD = 40;

/**
 * Characters between words that PostgreSQL's parser would read as part of a word, a number, a file name or a tag; documents
 * have spaces in their place. All others that are neither letters nor digits it takes for gaps by itself.
 */
const SEPARATORS = `-–—‑−/_.,:+&'’@~<>=#?`;

/** SQL that writes a text the way `queryWords` reads one: words apart, `ё` as `е`. PostgreSQL's dictionaries lower its case. */
export const searchedText = (expression: string): string => {
  const quoted = SEPARATORS.replaceAll("'", "''");
  return `translate(${expression}, 'ёЁ${quoted}', 'еЕ${' '.repeat(SEPARATORS.length)}')`;
};

/** A text in lower case with single spaces between its words, as `searchedText` leaves it. */
export function plainQuery(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();
}

/** The words of a text, each once, in their order; long texts lose their end. */
export function queryWords(text: string): string[] {
  const words = plainQuery(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** A word without the accents of Latin letters, for whoever types without them: `kypärä` is `kypara`, `й` stays. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
}
