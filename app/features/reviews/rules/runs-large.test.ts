import { expect, test } from 'vitest';
import { runOf } from './runs-large';

test.each([
  [2, 3, 'small'],
  [4.9, 9, 'small'],
  [5, 3, 'true'],
  [7, 3, 'true'],
  [7.1, 3, 'large'],
  [2, 2, null],
  [null, 0, null],
] as const)('an average fit of %s in %i reviews runs %s', (fit, count, run) => {
  expect(runOf(fit, count)).toBe(run);
});
