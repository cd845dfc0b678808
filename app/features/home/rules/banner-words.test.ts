import { expect, test } from 'vitest';
import { bannerWords } from './banner-words';

test('words are words, with a slash in them too', () => {
  expect(bannerWords('Talvi on täällä')).toEqual({ text: 'Talvi on täällä' });
  expect(bannerWords('Sukset / sauvat')).toEqual({ text: 'Sukset / sauvat' });
  expect(bannerWords('')).toEqual({ text: '' });
  expect(bannerWords('constructor')).toEqual({ text: 'constructor' });
});

test('a ground colour chooses words that are seen on it', () => {
  expect(bannerWords('#0f2a26')).toEqual({ text: '', isLight: true });
  expect(bannerWords('fff')).toEqual({ text: '', isLight: false });
});

test('a text colour behind the slash is the one that counts', () => {
  expect(bannerWords('#ffffff/#fafafa')).toEqual({ text: '', isLight: true });
  expect(bannerWords('black / black')).toEqual({ text: '', isLight: false });
});
