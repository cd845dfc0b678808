import { expect, test } from 'vitest';
import { sustainableChoice } from './sustainable-choice';

test('a sustainable choice meets at least three of the five criteria', () => {
  const three = ['repairable', 'pfas_free', 'recycled_material'];
  expect(sustainableChoice(three)).toEqual(['recycled_material', 'pfas_free', 'repairable']);
  expect(sustainableChoice(three.slice(1))).toEqual([]);
  expect(sustainableChoice([])).toEqual([]);
});

test('criteria that the shop does not know and repeated ones do not count', () => {
  expect(sustainableChoice(['repairable', 'repairable', 'repairable', 'constructor', 'green'])).toEqual([]);
});
