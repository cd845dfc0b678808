import { expect, test } from 'vitest';
import { byLetter } from './by-letter';

const letters = (names: readonly string[], language: string) =>
  byLetter(
    names.map((name) => ({ name })),
    language,
  ).map(({ letter, items }) => `${letter} ${items.map(({ name }) => name).join(', ')}`);

test('names stand under their capital letters, in order', () => {
  expect(letters(['vuono', 'Aapa', 'Aravis', 'Kelo'], 'fi')).toEqual(['A Aapa, Aravis', 'K Kelo', 'V vuono']);
});

test('accents do not make a letter of their own, Finnish and Swedish letters do', () => {
  expect(letters(['Éclair', 'Elan', 'Ärla', 'Öräs', 'Zag'], 'sv')).toEqual([
    'E Éclair, Elan',
    'Z Zag',
    'Ä Ärla',
    'Ö Öräs',
  ]);
  expect(letters(['Ärla', 'Aapa'], 'de')).toEqual(['A Aapa, Ärla']);
});

test('what begins with no letter comes first', () => {
  expect(letters(['Aapa', '8848', '+Peak'], 'en').at(0)).toBe('# +Peak, 8848');
});
