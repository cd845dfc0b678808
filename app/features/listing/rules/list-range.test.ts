import { expect, test } from 'vitest';
import { clampRange, extentOf, formatRange, parseRange, parseRangeFields } from './list-range';

test.each([
  ['10-200', { min: 10, max: 200 }],
  ['-5-10', { min: -5, max: 10 }],
  ['-10--5', { min: -10, max: -5 }],
  ['5--10', { min: -10, max: 5 }],
  ['10-', { min: 10, max: null }],
  ['-200', { min: null, max: 200 }],
  ['--5', { min: null, max: -5 }],
  ['200-10', { min: 10, max: 200 }],
  ['0.5-1.25', { min: 0.5, max: 1.25 }],
  ['0,5-1,25', { min: 0.5, max: 1.25 }],
  ['--10-5', { min: -10, max: 5 }],
  ['--10--5', { min: -10, max: -5 }],
  ['-10---5', { min: -10, max: -5 }],
  ['--10-', { min: -10, max: null }],
])('the range %s is read, a leading minus or a double hyphen being a negative', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});

test.each(['', '-', '--', 'abc', '1-2-3', '1..2-3', '1e9-2', `1-${'9'.repeat(80)}`, '１-２', '1-1-'.repeat(9_000)])(
  'the range "%s" is none',
  (text) => {
    expect(parseRange(text)).toBeNull();
  },
);

test.each(['10-200', '-5-10', '-10--5', '10-', '-200'])('the range %s is written as it was read', (text) => {
  expect(formatRange(parseRange(text) ?? { min: 1, max: 1 })).toBe(text);
});

test('fields take a decimal comma or point, and what is no number is as good as empty', () => {
  expect(parseRangeFields(' 19,90 ', '300.5')).toEqual({ min: 19.9, max: 300.5 });
  expect(parseRangeFields('-30', 'abc')).toEqual({ min: -30, max: null });
  expect(parseRangeFields('', null)).toBeNull();
});

test('an extent goes from the floor of the lowest to the ceiling of the highest', () => {
  expect(extentOf(-5.2, 250.5)).toEqual({ min: -6, max: 251 });
});

test('a range is clamped to the extent, and is none when it spans all of it', () => {
  const extent = { min: 50, max: 251 };
  expect(clampRange({ min: 60, max: 900 }, extent)).toEqual({ min: 60, max: 251 });
  expect(clampRange({ min: null, max: 100 }, extent)).toEqual({ min: 50, max: 100 });
  expect(clampRange({ min: 0, max: 100_000 }, extent)).toBeNull();
  expect(clampRange({ min: 50, max: null }, extent)).toBeNull();
});
