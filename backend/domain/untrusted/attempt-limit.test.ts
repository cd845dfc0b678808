import { expect, test } from 'vitest';
import { attemptLimit } from './attempt-limit';

const at = (seconds: number) => new Date(seconds * 1000);

test('the attempt after the last allowed one has to wait until the first leaves the window', () => {
  const limit = attemptLimit(2, 60_000);
  expect(limit.count('a', at(0))).toBe(0);
  expect(limit.count('a', at(10))).toBe(0);
  expect(limit.count('a', at(20))).toBe(40);
  expect(limit.count('a', at(61))).toBe(0);
});

test('keys are counted apart, and the quietest is forgotten when there are too many', () => {
  const limit = attemptLimit(1, 60_000, 2);
  expect(limit.count('a', at(0))).toBe(0);
  expect(limit.count('b', at(1))).toBe(0);
  expect(limit.count('b', at(2))).toBe(59);
  limit.count('c', at(3));
  expect(limit.count('a', at(4))).toBe(0);
});
