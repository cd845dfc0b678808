import { COMPANY_COUNTRIES } from 'contract/registration';
import { expect, test } from 'vitest';
import { type CompanyCountry, vatNumberOf } from './vat-number';

/** VAT numbers that companies publish, one a country. */
const NUMBERS: Record<CompanyCountry, string> = {
  at: 'ATU13585627',
  be: 'BE0428759497',
  bg: 'BG175074752',
  ch: 'CHE116281710',
  cy: 'CY10259033P',
  cz: 'CZ25123891',
  de: 'DE136695976',
  dk: 'DK13585628',
  ee: 'EE100931558',
  es: 'ESA28015865',
  fi: 'FI01120389',
  fr: 'FR40303265045',
  gb: 'GB980780684',
  gr: 'EL094259216',
  hr: 'HR33392005961',
  hu: 'HU12892312',
  ie: 'IE6433435F',
  it: 'IT00743110157',
  lt: 'LT119511515',
  lu: 'LU15027442',
  lv: 'LV40003009497',
  mt: 'MT11679112',
  nl: 'NL004495445B01',
  no: 'NO995525828',
  pl: 'PL5260001246',
  pt: 'PT501964843',
  ro: 'RO18547290',
  se: 'SE556703748501',
  si: 'SI50223054',
  sk: 'SK2022749619',
};

test.each(COMPANY_COUNTRIES)(
  'a number of %s is read with and without prefix and separators, in its own country only',
  (country) => {
    const number = NUMBERS[country];
    expect(vatNumberOf(number, country)).toBe(number);
    expect(vatNumberOf(` ${number.toLowerCase().replace(/(\d{3})/g, '$1 ')}`, country)).toBe(number);
    const prefix = country === 'ch' ? 3 : 2;
    expect(vatNumberOf(number.slice(prefix), country)).toBe(number);
    expect(vatNumberOf(number, country === 'fi' ? 'se' : 'fi')).toBeNull();
  },
);

test.each(COMPANY_COUNTRIES)('most numbers of %s with one wrong digit are refused', (country) => {
  const number = NUMBERS[country];
  const wrong = [...number].flatMap((sign, at) =>
    /\d/.test(sign) && at > 1
      ? [...'0123456789']
          .filter((digit) => digit !== sign)
          .map((digit) => number.slice(0, at) + digit + number.slice(at + 1))
      : [],
  );
  const accepted = wrong.filter((one) => vatNumberOf(one, country) !== null);
  // the Netherlands have two kinds of check digits, Latvia and the Czech Republic numbers of people without one
  expect(accepted.length / wrong.length).toBeLessThanOrEqual(country === 'nl' ? 0.2 : 0.1);
});

test('the four home markets refuse every single wrong digit', () => {
  for (const country of ['fi', 'se', 'de', 'fr'] as const) {
    const number = NUMBERS[country];
    for (let at = 2; at < number.length; at++) {
      for (const digit of [...'0123456789'].filter((one) => one !== number[at]))
        expect(
          vatNumberOf(number.slice(0, at) + digit + number.slice(at + 1), country),
          `${number} ${at} ${digit}`,
        ).toBeNull();
    }
  }
});

test('business ids and words of registers are understood; what is no number is refused', () => {
  expect(vatNumberOf('0112038-9', 'fi')).toBe('FI01120389');
  expect(vatNumberOf('CHE-116.281.710 MWST', 'ch')).toBe('CHE116281710');
  expect(vatNumberOf('995 525 828 MVA', 'no')).toBe('NO995525828');
  // remainder 1: a Finnish number never has such digits
  expect(vatNumberOf('FI20774730', 'fi')).toBeNull();
  for (const text of ['', 'FI', 'FI0112038', 'FI011203890', '__proto__', 'FI<script>', '0'.repeat(40)])
    expect(vatNumberOf(text, 'fi'), text).toBeNull();
});
