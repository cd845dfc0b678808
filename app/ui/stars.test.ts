import { expect, test } from 'vitest';
import { filledStars } from './stars';

test('a rating fills the stars to the tenth that is written beside them, never beyond five', () => {
  expect(filledStars(4.6)).toBe(4.6);
  expect(filledStars(4.26)).toBe(4.3);
  expect(filledStars(9)).toBe(5);
  expect(filledStars(-1)).toBe(0);
});
