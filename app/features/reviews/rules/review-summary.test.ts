import { expect, test } from 'vitest';
import { fitOf, requestedReviewCount, splitComment, starsOf, summarise } from './review-summary';

const review = (rating: number, fit: number | null = null, isVerified = false) => ({ rating, fit, isVerified });

test('stars are half the rating, in halves', () => {
  expect([starsOf(10), starsOf(9), starsOf(8.6), starsOf(0)]).toEqual([5, 4.5, 4.5, 0]);
});

test('each review falls under its stars, five first', () => {
  const { distribution } = summarise([review(10), review(9), review(8), review(2), review(0)]);
  expect(distribution.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 2],
  ]);
});

test('a row of the distribution says from how many stars it counts, where a review has half a star', () => {
  const rows = (...ratings: number[]) => summarise(ratings.map((rating) => review(rating))).distribution;
  expect(rows(10, 9, 2).map(({ from, stars }) => [from, stars])).toEqual([
    [4.5, 5],
    [3.5, 4],
    [2.5, 3],
    [1.5, 2],
    [1, 1],
  ]);
  expect(rows(10, 8).every(({ from, stars }) => from === stars)).toBe(true);
});

test('the fit is the average of the reviews that have one', () => {
  const summary = summarise([review(10, 6), review(8, 4, true), review(6)]);
  expect([summary.fit, summary.trueToSizePercent, summary.verifiedCount, summary.count]).toEqual([5, 50, 1, 3]);
  expect(summarise([review(10)]).fit).toBeNull();
});

test.each([
  [2, 'muchSmaller'],
  [4, 'smaller'],
  [6, 'trueToSize'],
  [8, 'larger'],
  [10, 'muchLarger'],
  [99, 'muchLarger'],
] as const)('a fit of %i is %s', (score, fit) => {
  expect(fitOf(score)).toBe(fit);
});

test('reviews are shown in tens, a thousand at most', () => {
  expect([null, '', '20', '21', '0', '-5', '9999', '1e3'].map(requestedReviewCount)).toEqual([
    10, 10, 20, 30, 10, 10, 1000, 10,
  ]);
});

test('a comment over 300 characters is cut at a word near 200', () => {
  const words = 'sana '.repeat(80).trim();
  const { start, rest } = splitComment(words);
  expect(start.length).toBeLessThanOrEqual(200);
  expect(`${start} ${rest}`).toBe(words);
  expect(splitComment('x'.repeat(301)).start).toHaveLength(200);
  expect(splitComment('x'.repeat(300)).rest).toBe('');
});
