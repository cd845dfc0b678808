import { expect, test } from 'vitest';
import { memberNumber } from './member-number';

test('member numbers differ, end in a check digit by Luhn, and neighbours are far apart', () => {
  expect(memberNumber(1)).toBe('618 033 997');
  const numbers = Array.from({ length: 10_000 }, (_, id) => memberNumber(id));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.every((number) => /^\d{3} \d{3} \d{3}$/.test(number))).toBe(true);
  const isLuhn = (number: string) =>
    [...number.replaceAll(' ', '')].reverse().reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0;
  expect(numbers.every(isLuhn)).toBe(true);
});
