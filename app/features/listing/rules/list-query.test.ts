import { expect, test } from 'vitest';
import { firstPageSize, formatListQuery, parseListQuery, parseRange, sortOfServerValue } from './list-query';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

test('lists are separated by commas, and a comma inside a size is an underscore', () => {
  const query = parse('manufacturer=vuono,hanki&color=spruce&size=7_5,L');
  expect(query.manufacturer).toEqual(['vuono', 'hanki']);
  expect(query.color).toEqual(['spruce']);
  expect(query.size).toEqual(['7,5', 'L']);
});

test('a value asked for twice counts once', () => {
  expect(parse('color=ink,ink&color=ink').color).toEqual(['ink']);
});

test.each([
  ['10-200', { min: 10, max: 200 }],
  ['-5-10', { min: -5, max: 10 }],
  ['-10--5', { min: -10, max: -5 }],
  ['10-', { min: 10, max: null }],
  ['-200', { min: null, max: 200 }],
  ['200-10', { min: 10, max: 200 }],
])('the range %s is read', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});

test.each(['', '-', 'abc', '1-2-3', '1..2-3', '1e9-2', `1-${'9'.repeat(80)}`, '１-２'])(
  'the range "%s" is none',
  (text) => {
    expect(parseRange(text)).toBeNull();
  },
);

test('the two price fields of the form without scripts make a range, decimal comma or point', () => {
  expect(parse('price-min=19,90&price-max=300').price).toEqual({ min: 19.9, max: 300 });
});

test('unknown sorts and malformed pages are as good as absent', () => {
  const query = parse('sort=most-sold&page=-2&show=abc');
  expect([query.sort, query.page, query.show]).toEqual([null, 1, null]);
});

test('what is written is read back the same', () => {
  const query = parse('sort=lowest&manufacturer=a,b&color=c&size=7_5&price=10-20&show=180&page=3');
  expect(parse(new URLSearchParams(formatListQuery(query)).toString())).toEqual(query);
});

test('no request is answered with more than a thousand cards', () => {
  expect(parse('show=999999').show).toBe(1000);
});

test('thousands of values are capped', () => {
  const values = Array.from({ length: 3000 }, (_, index) => `v${index}`).join(',');
  expect(parse(`color=${values}`).color.length).toBeLessThanOrEqual(100);
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
