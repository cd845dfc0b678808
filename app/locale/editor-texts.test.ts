import { expect, test } from 'vitest';
import { type EditorTextLocale, fillEditorText } from './editor-texts';
import { LANGUAGES } from './languages';

const finland: EditorTextLocale = {
  language: 'en',
  currency: 'eur',
  rate: 1,
  countryName: 'Finland',
  freeDeliveryCents: 7900,
};
const sweden: EditorTextLocale = {
  ...finland,
  currency: 'sek',
  rate: 10.976,
  countryName: 'Sweden',
  freeDeliveryCents: 12_900,
};
const australia: EditorTextLocale = {
  ...finland,
  currency: 'usd',
  rate: 1.1634,
  countryName: 'Australia',
  freeDeliveryCents: null,
};

test.each(LANGUAGES)('a promise names the country’s own sum in the visitor’s currency (%s)', (language) => {
  const promise = (locale: EditorTextLocale) => fillEditorText('{free_delivery}', { ...locale, language });
  expect(promise(finland).replace(/\D/g, '')).toBe('79');
  expect(promise(finland)).toContain('€');
  expect(promise(sweden).replace(/\D/g, '')).toBe('1416');
  expect(promise(sweden)).toMatch(/kr|SEK/);
  expect(promise(australia)).toBe('');
});

test('a passage whose promise does not hold for the country is left out whole', () => {
  const text = 'Skis and tents. [Free delivery to {country} over {free_delivery}, ]100 days to return [sic]';
  expect(fillEditorText(text, finland)).toBe(
    'Skis and tents. Free delivery to Finland over €79, 100 days to return [sic]',
  );
  expect(fillEditorText(text, australia)).toBe('Skis and tents. 100 days to return [sic]');
});

test('a sum in euros is shown in the visitor’s currency', () => {
  expect(fillEditorText('from {eur:4.90}', finland)).toBe('from €4.90');
  expect(fillEditorText('from {eur:4.90}', australia)).toBe('from $5.70');
});

test('what is put in is not read again, is written for HTML, and other marks stay as they are', () => {
  const tricky = { ...finland, countryName: '{eur:1}&<b>[{free_delivery}]' };
  expect(fillEditorText('[to {country}]', tricky)).toBe('to {eur:1}&<b>[{free_delivery}]');
  const toHtml = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  expect(fillEditorText('{country}', tricky, toHtml)).toBe('{eur:1}&amp;&lt;b>[{free_delivery}]');
  for (const mark of ['{constructor}', '{__proto__}', '{eur:}', '{eur:1e9}', '{{x}}', '[]', '{free_delivery'])
    expect(fillEditorText(mark, finland)).toBe(mark);
});
