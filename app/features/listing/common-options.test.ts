import { expect, test } from 'vitest';
import { commonOptions, sharedUnit } from './common-options';

const option = (name: string, count: number, isChosen = false) => ({ value: name, name, count, isChosen });
const names = (options: readonly { readonly name: string }[]) => options.map(({ name }) => name);

test('the options with most products stand in their own order, with what is chosen', () => {
  const options = [option('S', 1), option('M', 9), option('L', 5), option('XL', 7), option('XXL', 0, true)];
  expect(names(commonOptions(options, 2))).toEqual(['M', 'XL', 'XXL']);
});

test('a unit is said once where all sizes have it', () => {
  expect(sharedUnit([option('177 cm', 1), option('184,5 cm', 1)])).toBe('cm');
  expect(sharedUnit([option('180 см', 1), option('51,5 × 183 см', 1)])).toBe('см');
  expect(sharedUnit([option('177 cm', 1), option('20 l', 1)])).toBe('');
  expect(sharedUnit([option('177 cm', 1), option('S', 1)])).toBe('');
  expect(sharedUnit([])).toBe('');
});
