import { expect, test } from 'vitest';
import { closeUps, gallerySlides, shownThumbs, slideKey, wrappedIndex } from './gallery';

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

const shown = (...captions: readonly (string | undefined)[]) =>
  closeUps(captions.map((caption) => ({ ...(caption && { caption }), isScene: caption === 'Outdoors' }))).map(
    ({ caption, number }) => `${number} ${caption}`,
  );

test('the pictures with a caption are shown large, but for the first one and scenes', () => {
  expect(shown('Front', 'Outdoors', 'Back', undefined, 'Hood', 'Cuff')).toEqual(['3 Back', '5 Hood', '6 Cuff']);
});

test('the last six, four or three are shown, and none of fewer', () => {
  expect(shown('', 'a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['3 b', '4 c', '5 d', '6 e', '7 f', '8 g']);
  expect(shown('', 'a', 'b', 'c', 'd', 'e')).toEqual(['3 b', '4 c', '5 d', '6 e']);
  expect(shown('', 'a', 'b')).toEqual([]);
});
