import { expect, test } from 'vitest';
import { formatNumber } from '~/locale/numbers';
import { isLength, requestedUnit, toInches } from './size-units';

const finnish = (inches: number) => formatNumber(inches, 'fi', 1);
const english = (inches: number) => formatNumber(inches, 'en', 1);

test('centimetres and millimetres are shown in inches, ranges included', () => {
  expect(toInches('80–84', 'cm', finnish)).toBe('31,5–33,1');
  expect(toInches('225', 'mm', english)).toBe('8.9');
  expect(toInches('27,5', 'cm', english)).toBe('10.8');
});

test('sizes, letters and gaps stay as they are', () => {
  expect([toInches('36⅔', '', english), toInches('M', 'cm', english), toInches('', 'cm', english)]).toEqual([
    '36⅔',
    'M',
    '',
  ]);
  expect([isLength('cm'), isLength(' MM '), isLength(''), isLength('EU')]).toEqual([true, true, false, false]);
});

test('the guide is closed without its parameter, and in centimetres for an unknown unit', () => {
  expect([null, '', 'cm', 'inch', '__proto__'].map(requestedUnit)).toEqual([null, 'cm', 'cm', 'inch', 'cm']);
});
