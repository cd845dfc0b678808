import { expect, test } from 'vitest';
import { addressInColor, nextColor } from './card-color';

test('cycling goes to the next colour and wraps', () => {
  expect([0, 1, 2].map((shown) => nextColor(shown, 3))).toEqual([1, 2, 0]);
  expect(nextColor(0, 1)).toBe(0);
  expect(nextColor(0, 0)).toBe(0);
});

test('a card links to its product with the selected colour', () => {
  expect(addressInColor('/hanki/kuru/', 'ink')).toBe('/hanki/kuru/?select-color=ink');
  expect(addressInColor('/hanki/kuru/?select-color=ink', 'a&b')).toBe('/hanki/kuru/?select-color=a%26b');
});
