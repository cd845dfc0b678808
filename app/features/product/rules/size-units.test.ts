import { expect, test } from 'vitest';
import { isLength, requestedUnit, toInches } from './size-units';

test('centimetres and millimetres are shown in inches, ranges included', () => {
  expect(toInches('80–84', 'cm', 'fi')).toBe('31,5–33,1');
  expect(toInches('225', 'mm', 'en')).toBe('8.9');
  expect(toInches('27,5', 'cm', 'en')).toBe('10.8');
});

test('sizes, letters and gaps stay as they are', () => {
  expect([toInches('36⅔', '', 'en'), toInches('M', 'cm', 'en'), toInches('', 'cm', 'en')]).toEqual(['36⅔', 'M', '']);
  expect([isLength('cm'), isLength(' MM '), isLength(''), isLength('EU')]).toEqual([true, true, false, false]);
});

test('the guide is closed without its parameter, and in centimetres for an unknown unit', () => {
  expect([null, '', 'cm', 'inch', '__proto__'].map(requestedUnit)).toEqual([null, 'cm', 'cm', 'inch', 'cm']);
});
