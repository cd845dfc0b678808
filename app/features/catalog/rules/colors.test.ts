import { expect, test } from 'vitest';
import { luminance, needsBlackText, swatchFills } from './colors';

test('a hex colour, a name and a two-tone colour are understood', () => {
  expect(swatchFills('#2C5B4D')).toEqual(['#2c5b4d']);
  expect(swatchFills('Grey')).toEqual(['#8b9694']);
  expect(swatchFills('#26323f/#d98f34')).toEqual(['#26323f', '#d98f34']);
});

test('what is no colour is neutral', () => {
  for (const control of ['', 'url(javascript:x)', 'constructor', '#12', 'red"><script>']) {
    expect(swatchFills(control)).toEqual(['#aab4b2']);
  }
});

test('text on any ribbon keeps a contrast of 4.5', () => {
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  for (let red = 0; red < 256; red += 15) {
    for (let green = 0; green < 256; green += 15) {
      for (let blue = 0; blue < 256; blue += 15) {
        const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        expect(contrast(luminance(hex), needsBlackText(hex) ? 0 : 1)).toBeGreaterThan(4.5);
      }
    }
  }
});
