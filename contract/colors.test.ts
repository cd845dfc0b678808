import { expect, test } from 'vitest';
import { COLOR_FAMILIES, colorFamilies } from './colors';

test('each of the twelve names is of its own family, and there are twelve', () => {
  expect(COLOR_FAMILIES).toHaveLength(12);
  for (const name of COLOR_FAMILIES) expect(colorFamilies(name)).toEqual([name]);
  expect(colorFamilies('Grey')).toEqual(['gray']);
});

const BY_VALUE: readonly (readonly [family: string, controls: string])[] = [
  ['black', '#000 #33373c #1b1d1f #222222 #101418'],
  ['white', '#fff #e9eae4 #f7f7f4 #fffff0'],
  ['gray', '#808080 #8d9497 #9aa5a3 #c0c0c0'],
  ['blue', '#0000ff #27303f #4b6a80 #c3d3da #000080 #87ceeb #1f2f4d'],
  ['green', '#00ff00 #34524a #a3aa86 #7a7a45 #3f7a4f #98ff98'],
  ['red', '#ff0000 #c0392f #7c2b33 #800000 #dc143c'],
  ['yellow', '#ffff00 #e2b93b #ffd700 #f0e68c'],
  ['orange', '#ffa500 #dc9440 #e07b2c #ff7f50'],
  ['brown', '#a1532f #7a5539 #3b2a20 #a0522d'],
  ['purple', '#5a5468 #6b4a8c #4b0082 #800080'],
  ['pink', '#d987a6 #ff69b4 #ffb6c1 #ff00ff'],
  ['beige', '#d8c7a3 #d2b48c'],
];

test.each(BY_VALUE)('%s by its value: %s', (family, controls) => {
  for (const control of controls.split(' ')) expect([control, ...colorFamilies(control)]).toEqual([control, family]);
});

test('a two-tone colour is of both families, one that is no colour of none', () => {
  expect(colorFamilies('#33373c/#dc9440')).toEqual(['black', 'orange']);
  expect(colorFamilies('#33373c/#000000')).toEqual(['black']);
  for (const control of ['', 'constructor', 'url(x)', '#12', '__proto__/toString'])
    expect(colorFamilies(control)).toEqual([]);
});
