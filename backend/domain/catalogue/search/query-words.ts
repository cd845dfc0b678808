/** Max length of a searched text in characters, and max number of its words that are used. */
const MAX_TEXT = 300;
const MAX_WORDS = 8;
const MAX_WORD = 40;

/**
 * Separators that PostgreSQL's parser would read as part of a word, a number, a file name or a tag; search documents have
 * spaces instead. With the database locale `C` the parser takes every non-ASCII character for a letter.
 */
const SEPARATORS = `-–—‑−/_:+&'’@~<>=#?|*×·•…°™®©²³€£§“”„‟«»‹›‘‚\u00a0\u2009\u202f`;

/**
 * SQL that normalises a text like `queryWords`: words separated, `ё` as `е`, points only in decimal numbers. PostgreSQL's
 * dictionaries convert it to lower case.
 */
export const searchedText = (expression: string): string => {
  const quoted = SEPARATORS.replaceAll("'", "''");
  const written = (text: string) => `translate(${text}, 'ёЁ${quoted}', 'еЕ${' '.repeat(SEPARATORS.length)}')`;
  return `(select case when said.words ~ '[0-9][.,][0-9]'
      then ${written(`regexp_replace(regexp_replace(said.words, '([0-9]),(?=[0-9])', '\\1.', 'g'), '(?<![0-9])[.,]|[.,](?![0-9])', ' ', 'g')`)}
      else translate(${written('said.words')}, '.,', '  ') end from (select ${expression}) said(words))`;
};

/** A text in lower case with single spaces between its words and a point in decimal numbers, as `searchedText` leaves it. */
export function plainQuery(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/([0-9]),(?=[0-9])/g, '$1.')
    .replaceAll(/(?:[^\p{L}\p{M}\p{Nd}.]|(?<![0-9])\.|\.(?![0-9]))+/gu, ' ')
    .trim();
}

/** The distinct words of a text, in order; long texts are truncated. */
export function queryWords(text: string): string[] {
  const words = plainQuery(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** A word without accents on Latin letters, for people who type without them: `kypärä` becomes `kypara`, `й` stays. */
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
