import { expect, test } from 'vitest';
import { formatNumber } from '~/locale/numbers';
import { ratingNote, wholeStars } from './rating';

test('the number of reviews is shown when it is over five', () => {
  expect(ratingNote('4,6', 5)).toBe('4,6');
  expect(ratingNote('4,6', 6)).toBe('4,6 (6)');
});

test('averages that are printed alike have the same whole stars', () => {
  expect([3.44, 3.45, 3.5, 3.54, 4.49].map(wholeStars)).toEqual([3, 4, 4, 4, 5]);
  const starsOf = new Map<string, number>();
  for (let thousandths = 0; thousandths <= 5000; thousandths++) {
    const printed = formatNumber(thousandths / 1000, 'fi', 1, true);
    const stars = wholeStars(thousandths / 1000);
    expect(stars, printed).toBe(starsOf.get(printed) ?? stars);
    starsOf.set(printed, stars);
  }
});
