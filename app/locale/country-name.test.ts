import { expect, test } from 'vitest';
import { countryName } from './country-name';
import { LANGUAGES } from './languages';

test('a country has the name of the language, whatever the case of its code', () => {
  expect(LANGUAGES.map((language) => countryName('fi', language))).toEqual([
    'Suomi',
    'Finland',
    'Finland',
    'Finnland',
    'Finlande',
    'Финляндия',
  ]);
  expect(countryName('SE', 'fi')).toBe('Ruotsi');
});

test('what is no code is given back', () => {
  for (const text of ['', 'Suomi', '??', 'constructor']) expect(countryName(text, 'fi')).toBe(text);
});
