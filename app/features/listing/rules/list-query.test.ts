import { expect, test } from 'vitest';
import {
  firstPageSize,
  formatListQuery,
  isFiltered,
  type KnownProperty,
  parseListQuery,
  shownCount,
  sortOfServerValue,
} from './list-query';

const KNOWN: readonly KnownProperty[] = [
  { slug: 'weight', kind: 'range' },
  { slug: 'material', kind: 'checkbox' },
  { slug: 'color', kind: 'checkbox' },
  { slug: '__proto__', kind: 'checkbox' },
];
const parse = (search: string) => parseListQuery(new URLSearchParams(search), KNOWN);

test('lists are separated by commas, and a comma inside a size is an underscore', () => {
  const query = parse('manufacturer=vuono,hanki&color=spruce&size=7_5,L');
  expect(query.manufacturer).toEqual(['vuono', 'hanki']);
  expect(query.color).toEqual(['spruce']);
  expect(query.size).toEqual(['7,5', 'L']);
});

test('a value requested twice counts once', () => {
  expect(parse('color=ink,ink&color=ink').color).toEqual(['ink']);
});

test('the two price fields of the form without scripts make a range, decimal comma or point', () => {
  expect(parse('price-min=19,90&price-max=300').price).toEqual({ min: 19.9, max: 300 });
});

test('unknown sorts and malformed pages are as good as absent', () => {
  const query = parse('sort=most-sold&page=-2&show=abc');
  expect([query.sort, query.page, query.show]).toEqual([null, 1, null]);
  expect([parse('page=0').page, parse('page=1e9').page]).toEqual([1, 1]);
});

test('what is written is read back the same', () => {
  const query = parse(
    'sort=lowest&text=Kevyt+takki&manufacturer=a,b&color=c&store=helsinki&size=7_5&group=1,2&price=10-20&weight=-5--1&material=80_20,wool&show=180&page=3',
  );
  expect(parse(new URLSearchParams(formatListQuery(query)).toString())).toEqual(query);
});

test('no request is answered with more than a thousand cards', () => {
  expect(parse('show=999999').show).toBe(1000);
});

test('thousands of values are capped', () => {
  const values = Array.from({ length: 3000 }, (_, index) => `v${index}`).join(',');
  expect(parse(`color=${values}`).color.length).toBeLessThanOrEqual(100);
});

test('a page behind the last one is one, however large its number', () => {
  const pages = ['9999999', '99999999999', '9'.repeat(400)].map((page) => parse(`page=${page}&show=${page}`));
  expect(new Set(pages.map(({ page, show }) => `${page} ${show}`)).size).toBe(1);
  expect(pages[0]?.page).toBeGreaterThan(10_000);
});

test('a list of fewer than 120 products is one page, a longer one starts with 60', () => {
  expect([firstPageSize(119), firstPageSize(120)]).toEqual([120, 60]);
});

test('server values of sorts are mapped, unknown ones mean the recommended order', () => {
  expect(['most-popular', 'most-sold', 'best-offer', 'constructor'].map(sortOfServerValue)).toEqual([
    'default',
    'popular',
    'offers',
    'default',
  ]);
});

test('a dynamic property has a parameter of its own, by its kind', () => {
  const { properties } = parse('weight=100-500&material=wool,80 % nylon_ 20 % wool');
  expect([...properties]).toEqual([
    ['weight', { kind: 'range', range: { min: 100, max: 500 } }],
    ['material', { kind: 'checkbox', values: ['wool', '80 % nylon, 20 % wool'] }],
  ]);
});

test('the two fields of a property without scripts make its range', () => {
  expect(parse('weight-min=100&weight-max=').properties.get('weight')).toEqual({
    kind: 'range',
    range: { min: 100, max: null },
  });
});

test('reserved names win over the slugs of properties', () => {
  const query = parse('color=ink&__proto__=x');
  expect(query.color).toEqual(['ink']);
  expect([...query.properties.keys()]).toEqual(['__proto__']);
  expect(Object.keys(formatListQuery(query)).sort()).toEqual(['__proto__', 'color']);
});

test('a property whose slug reads as an end of a range has no parameter', () => {
  const known = [{ slug: 'depth-max', kind: 'checkbox' }] as const;
  expect(parseListQuery(new URLSearchParams('depth-max=5'), known).properties.size).toBe(0);
});

test('parameters that no property is known by mean nothing', () => {
  expect(parse('weigth=1-2&constructor=x&toString=y').properties.size).toBe(0);
});

test('select-color is no filter by colour', () => {
  const query = parse('select-color=ink');
  expect([query.color, isFiltered(query)]).toEqual([[], false]);
});

test.each([
  'text=a',
  'manufacturer=a',
  'color=a',
  'store=a',
  'size=a',
  'group=1',
  'price=1-2',
  'weight=1-2',
  'material=a',
])('%s filters, sort and page do not', (search) => {
  expect(isFiltered(parse(search))).toBe(true);
  expect(isFiltered(parse('sort=newest&page=2&show=180'))).toBe(false);
});

test('a text is cut at a hundred characters, never within one', () => {
  const { text } = parse(`text=${encodeURIComponent('🎿'.repeat(30_000))}`);
  expect(text).toBe('🎿'.repeat(100));
});

test('Load more shows from 60 to a thousand, never more than 60 above the requested number', () => {
  expect([1, 59, 60, 61, 180, 999].map((show) => shownCount(show, 5_000))).toEqual([60, 60, 60, 61, 180, 999]);
  expect([shownCount(null, 119), shownCount(null, 120), shownCount(9_999, 5_000)]).toEqual([120, 60, 1_000]);
});
