import { MAX_SHOWN, PAGE_SIZE } from './list-query';

/** Part of a list: its cards, and the place of the first of them in the whole list, from 0. */
type Part<Card> = { readonly cards: readonly Card[]; readonly start: number };

/**
 * What a further page adds to the cards that are shown: those behind their end that are not among them yet, 1,000 in all at
 * most. Nothing when the page begins behind their end, or the list has changed so that it brings known ones only.
 * Specification 2 §4.
 * @param keyOf tells cards apart
 */
export function addedCards<Card>(shown: Part<Card>, page: Part<Card>, keyOf: (card: Card) => string): readonly Card[] {
  const end = shown.start + shown.cards.length;
  if (page.start > end) return [];
  const known = new Set(shown.cards.map(keyOf));
  return page.cards
    .slice(end - page.start)
    .filter((card) => !known.has(keyOf(card)))
    .slice(0, Math.max(0, MAX_SHOWN - shown.cards.length));
}

/** Number of the page that holds what follows the cards shown. @param end place behind the last card shown, from 0 */
export const pageAfter = (end: number): number => Math.floor(end / PAGE_SIZE) + 1;

/**
 * The last page all of whose cards are shown: what follows it has not been seen, and after the last page nothing does.
 * @param page page of the first card shown
 * @param end place behind the last card shown, from 0
 */
export const shownThrough = (
  page: number,
  end: number,
  list: { readonly count: number; readonly pages: number },
): number => (end >= list.count ? list.pages : Math.max(page, pageAfter(end) - 1));

/** How many cards one press of Load more shows in all. Specification 2 §9. */
export const shownByMore = (shown: number): number => Math.min(shown + PAGE_SIZE, MAX_SHOWN);

/**
 * A query that says how many cards are shown, and everything else as it was.
 * @param search with its question mark, or empty
 */
export function withShown(search: string, shown: number): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^show(?:=|$)/.test(pair));
  return `?${[...others, `show=${shown}`].join('&')}`;
}
