import { expect, test } from 'vitest';
import { isScreenWord } from '../../domain/locale/screen-paths';
import { viewLanguage } from '../formats/view-language';
import { plainText } from './clean-text';
import { colorName } from './color-names';
import { sizeName } from './sizes';
import { wordKey } from './word-key';

test.each([
  ['C', 'C#'],
  ['8', '-8'],
  ['5"', "5'"],
  ['黒L', '白L'],
  [`${'long name '.repeat(8)}A`, `${'long name '.repeat(8)}B`],
  ['Μπλε σκούρο θαλασσί ανοιχτό', 'Μπλε σκούρο θαλασσί βαθύ'],
])('the words %s and %s are two', (one, other) => {
  expect(wordKey(one)).not.toBe(wordKey(other));
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a size and no language', (word) => {
  expect(sizeName(word)).toBe(word);
  expect(viewLanguage(word)).toBeUndefined();
});

test('case and accents make no other word, and most words have the key that they always had', () => {
  expect(wordKey('C#')).toBe(wordKey('c#'));
  expect(wordKey('Väri')).toBe('vari');
  expect(wordKey('42 2/3')).toBe('42-2-3');
  expect(wordKey('Чёрный')).toBe('chernyi');
});

test('usual colours have their names in every language, whatever language the file has', () => {
  expect(colorName('Navy Blue', 'fi')).toBe('Tummansininen');
  expect(colorName('musta', 'fr')).toBe('Noir');
  expect(colorName('Black/Red', 'de')).toBe('Schwarz/Rot');
  expect(colorName('Gray', 'en')).toBe('Gray');
  expect(colorName('Aurora', 'de')).toBe('Aurora');
});

test('a text that was escaped by its program is shown without its tags', () => {
  expect(plainText('&lt;p&gt;Warm&lt;/p&gt;&lt;p&gt;Dry&lt;/p&gt;')).toBe('Warm Dry');
});

test('names of screens in any language are known', () => {
  for (const word of ['sivu', 'page', 'menu', 'stores', 'kassa', 'checkout', 'media'])
    expect(isScreenWord(word), word).toBe(true);
  expect(isScreenWord('jackets')).toBe(false);
});

test.each([
  ['de_DE', 'de'],
  ['german', 'de'],
  ['store-fi', 'fi'],
  ['default', undefined],
  ['nl', undefined],
])('the store view %s is in %s', (view, language) => {
  expect(viewLanguage(view)).toBe(language);
});
