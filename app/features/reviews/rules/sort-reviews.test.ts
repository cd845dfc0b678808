import { expect, test } from 'vitest';
import { requestedReviewSort, sortReviews } from './sort-reviews';

const review = (id: number, day: number, rating: number, votesUp: number, votesDown = 0) => ({
  ...{ id, rating, votesUp, votesDown },
  created: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
const all = [review(1, 5, 8, 9, 9), review(2, 7, 10, 1), review(3, 6, 10, 4, 1), review(4, 7, 2, 1)];
const order = (sort: 'date' | 'likes' | 'stars') => sortReviews(all, sort).map(({ id }) => id);

test('reviews are sorted by date, by likes that is up minus down, and by stars; equal ones newest first', () => {
  expect(order('date')).toEqual([4, 2, 3, 1]);
  expect(order('likes')).toEqual([3, 4, 2, 1]);
  expect(order('stars')).toEqual([2, 3, 1, 4]);
});

test('an unknown sort is the default', () => {
  expect(['likes', 'LIKES', '', null, '__proto__'].map(requestedReviewSort)).toEqual([
    ...['likes', 'date', 'date', 'date', 'date'],
  ]);
});
