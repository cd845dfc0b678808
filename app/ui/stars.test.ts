import { expect, test } from 'vitest';
import { filledStars } from './stars';

test('a rating fills stars to the nearest half, never beyond five', () => {
  expect(filledStars(4.6)).toBe(4.5);
  expect(filledStars(4.75)).toBe(5);
  expect(filledStars(0.2)).toBe(0);
  expect(filledStars(9)).toBe(5);
  expect(filledStars(-1)).toBe(0);
});
