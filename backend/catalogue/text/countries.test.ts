import { expect, test } from 'vitest';
import { countryCodeOf } from './countries';

test.each([
  ['FI', 'fi'],
  ['Finland', 'fi'],
  ['Suomi', 'fi'],
  ['germany', 'de'],
  ['Россия', 'ru'],
  ['UK', 'gb'],
  ['QQ', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j is the country %s', (written, code) => {
  expect(countryCodeOf(written)).toBe(code);
});
