import { expect, test } from 'vitest';
import { gallerySlides, shownThumbs, slideKey, wrappedIndex } from './gallery';

test('up to 10 images all have a thumbnail; of more, 9 are shown with a "+N" button', () => {
  expect([1, 9, 10, 11, 30].map(shownThumbs)).toEqual([1, 9, 10, 9, 9]);
});

test('navigation wraps at the ends', () => {
  expect([-1, 0, 4, 5].map((index) => wrappedIndex(index, 5))).toEqual([4, 0, 4, 0]);
  expect([-1, 1].map((index) => wrappedIndex(index, 1))).toEqual([0, 0]);
});

test('the gallery has the pictures, then the videos', () => {
  const slides = gallerySlides([{ path: '/media/a' }, { path: '/media/b' }], ['https://video.example/1']);
  expect(slides.map(slideKey)).toEqual(['/media/a', '/media/b', 'https://video.example/1']);
  expect(slides.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'video']);
});
