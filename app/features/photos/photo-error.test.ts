import { expect, test } from 'vitest';
import { photoError, problemOf } from './photo-error';

test('one photograph is under 50 MB, all are under 25 MB, and there are ten at most', () => {
  const MB = 1_000_000;
  expect([photoError([]), photoError([24_999_999])]).toEqual([null, null]);
  expect([photoError([25 * MB]), photoError([13 * MB, 12 * MB])]).toEqual(['error.photosLarge', 'error.photosLarge']);
  expect(photoError([50 * MB])).toBe('error.photoLarge');
  expect([photoError(Array(10).fill(1)), photoError(Array(11).fill(1)), photoError([1], 10)]).toEqual([
    null,
    'error.photosMany',
    'error.photosMany',
  ]);
});

test('what is wrong with a file names it once, whether the shop said so or the file did not arrive', () => {
  expect(problemOf('x.txt', 'x.txt: This file is no photo.', 'Upload error')).toBe('x.txt: This file is no photo.');
  expect(problemOf('x.txt', '', 'Upload error')).toBe('x.txt: Upload error');
});
