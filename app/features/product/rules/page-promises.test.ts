import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { isRepaired, pagePromises } from './page-promises';

const SKI = { isGiftCard: false, isRepairable: false, isExcepted: false };

test('products that are not repaired have no repair promise, and only the Finnish pages state who owns the shop', () => {
  expect(pagePromises(SKI, 'en')).toEqual(['returns']);
  expect(pagePromises({ ...SKI, isRepairable: true }, 'sv')).toEqual(['returns', 'repair']);
  expect(pagePromises({ ...SKI, isRepairable: true }, 'fi')).toEqual(['returns', 'repair', 'finnish']);
});

test.each(LANGUAGES)('a gift card can neither be sent back nor mended: %s', (language) => {
  expect(pagePromises({ isGiftCard: true, isRepairable: true, isExcepted: true }, language)).toEqual([]);
});

test('what is excepted from withdrawal says so next to the days to return it', () => {
  expect(pagePromises({ ...SKI, isExcepted: true }, 'en')).toEqual(['returns', 'excepted']);
});

test('the groups that are mended are a setting; without one, or with one that cannot be read, none is', () => {
  expect(isRepaired([3, 7], '[7, 9]')).toBe(true);
  expect(isRepaired([3], '[7, 9]')).toBe(false);
  expect(isRepaired([], '[7]')).toBe(false);
  for (const setting of [undefined, '', '7', '{"7": true}', '[7']) expect(isRepaired([7], setting)).toBe(false);
});
