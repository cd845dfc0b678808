import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { taxRates } from './tax-rates';

const rows = [
  { taxPercentage: 25.5, totalHundredths: 8_990 },
  { taxPercentage: 14, totalHundredths: 2_990 },
  { taxPercentage: 25.5, totalHundredths: 1_000 },
  { taxPercentage: 10, totalHundredths: 0 },
];

test('the tax rates of an order are shown once each, lowest first, formatted for each language', () => {
  const told = LANGUAGES.map((language) => taxRates(rows, language).replaceAll(/\s/g, ' '));
  expect(Object.fromEntries(LANGUAGES.map((language, at) => [language, told[at]]))).toEqual({
    fi: '14 % ja 25,5 %',
    en: '14% and 25.5%',
    sv: '14 % och 25,5 %',
    de: '14 % und 25,5 %',
    fr: '14 % et 25,5 %',
    ru: '14 % и 25,5 %',
  });
});
