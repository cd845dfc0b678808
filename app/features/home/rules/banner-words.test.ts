import { expect, test } from 'vitest';
import { bannerWords, isDark } from './banner-words';

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

test('words are light on a night sky and on the blue hour, dark on snow and mist', () => {
  expect(['#0f2d38', '#2f5a70'].map(isDark)).toEqual([true, true]);
  expect(['#d3dcdd', '#cfdde3', 'no colour'].map(isDark)).toEqual([false, false, false]);
});
