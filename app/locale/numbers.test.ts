import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { fieldNumber, formatNumber, readNumber } from './numbers';

test.each(LANGUAGES)('a number is read as it is written in %s, in fields and in texts', (language) => {
  for (const value of [0, 100.5, -7.25, 1000, 1234567.5, -0.5]) {
    expect(readNumber(fieldNumber(value, language), language), fieldNumber(value, language)).toBe(value);
    const text = formatNumber(value, language, 4);
    expect(readNumber(text, language), text).toBe(value);
  }
});

test.each(LANGUAGES)('decimals may have a comma or a point in %s, and blanks are passed over', (language) => {
  for (const typed of ['100,5', ' 100.5 ', '1 00,5']) expect(readNumber(typed, language), typed).toBe(100.5);
});

test('a mark between thousands is the language’s own', () => {
  expect([readNumber('1,000', 'en'), readNumber('1,000.5', 'en'), readNumber('1,000', 'fi')]).toEqual([
    1000, 1000.5, 1,
  ]);
  expect([readNumber('1.000', 'de'), readNumber('1.000,5', 'de'), readNumber('1.000', 'sv')]).toEqual([
    1000, 1000.5, 1,
  ]);
});

test.each(LANGUAGES)('what is no number in %s is none', (language) => {
  for (const typed of ['', ' ', 'abc', '1e9', '--3', '1,2,3,4', '１', `${'9'.repeat(40)}`, 'Infinity']) {
    expect(readNumber(typed, language), typed).toBeNull();
  }
});

test('a field shows the decimal mark of its language and no thousands apart', () => {
  expect([fieldNumber(1100.5, 'fi'), fieldNumber(1100.5, 'en'), fieldNumber(-3, 'ru')]).toEqual([
    '1100,5',
    '1100.5',
    '-3',
  ]);
});
