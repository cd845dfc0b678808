import { expect, test } from 'vitest';
import { starsClass } from './stars';

test('a rating fills stars to the nearest half, never beyond five', () => {
  expect(starsClass(4.6)).toBe('stars-45');
  expect(starsClass(4.75)).toBe('stars-50');
  expect(starsClass(0.2)).toBe('stars-00');
  expect(starsClass(9)).toBe('stars-50');
  expect(starsClass(-1)).toBe('stars-00');
});
