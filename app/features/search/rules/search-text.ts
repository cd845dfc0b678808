/** Name of the search text in addresses; `text` is the text filter of a listing. */
export const SEARCH_TEXT = 'q';

const LONGEST = 300;

/** What a visitor typed, fit to be shown and searched: white space and what cannot be seen as single spaces, 300 characters. */
export function searchText(typed: string | null): string {
  return (typed ?? '')
    .slice(0, 3 * LONGEST)
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '');
}
