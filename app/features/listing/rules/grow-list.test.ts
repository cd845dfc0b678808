import { expect, test } from 'vitest';
import { addedCards, pageAfter, shownByMore, shownThrough, withShown } from './grow-list';

const from = (start: number, count: number) => ({
  start,
  cards: Array.from({ length: count }, (_, place) => start + place),
});
const added = (shown: ReturnType<typeof from>, page: ReturnType<typeof from>) => addedCards(shown, page, String);

test('a page adds what follows the cards that are shown', () => {
  expect(added(from(0, 60), from(60, 60))).toEqual(from(60, 60).cards);
  expect(added(from(60, 60), from(120, 10))).toEqual(from(120, 10).cards);
});

test('of a page that begins before their end only the rest is added', () => {
  expect(pageAfter(130)).toBe(3);
  expect(added(from(0, 130), from(120, 60))).toEqual(from(130, 50).cards);
});

test('a page behind a gap adds nothing, nor does one of known cards', () => {
  expect(added(from(0, 60), from(120, 60))).toEqual([]);
  expect(added(from(0, 60), { start: 60, cards: [3, 4] })).toEqual([]);
});

test('a page shows 1,000 cards at most, those that were loaded later included', () => {
  expect(added(from(0, 960), from(960, 60))).toHaveLength(40);
  expect(added(from(0, 1000), from(1000, 60))).toEqual([]);
  expect([shownByMore(60), shownByMore(960)]).toEqual([120, 1000]);
});

test('the number shown stands in the query once, and the rest stays as it was written', () => {
  expect(withShown('', 120)).toBe('?show=120');
  expect(withShown('?show=120', 180)).toBe('?show=180');
  expect(withShown('?size=M,L&show=60&page=2&showy=1', 120)).toBe('?size=M,L&page=2&showy=1&show=120');
  expect(withShown(withShown('?q=a%20b', 120), 120)).toBe(withShown('?q=a%20b', 120));
});

test('the next page begins with what was not seen, and where all is shown there is none', () => {
  const list = { count: 192, pages: 4 };
  const through = (page: number, end: number) => shownThrough(page, end, list);
  expect([through(1, 60), through(1, 120), through(1, 180), through(1, 192)]).toEqual([1, 2, 3, 4]);
  // cards of page 2 are missing still
  expect(through(1, 100)).toBe(1);
  expect([through(2, 120), through(2, 192), through(4, 192)]).toEqual([2, 4, 4]);
  // some of the page could not be shown
  expect(through(3, 170)).toBe(3);
});
