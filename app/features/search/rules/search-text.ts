/** Name of the search text in addresses; `text` is the text filter of a listing. */
export const SEARCH_TEXT = 'q';

const MAX_LENGTH = 300;

/** Normalises a typed search text: white space and invisible characters become single spaces, max 300 characters. */
export function searchText(typed: string | null): string {
  return (typed ?? '')
    .slice(0, 3 * MAX_LENGTH)
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}
