import { createRequire } from 'node:module';
import type { COMPANY_COUNTRIES } from 'contract/registration';

export type CompanyCountry = (typeof COMPANY_COUNTRIES)[number];

/** A CommonJS package whose names Node does not find when it is imported as a module. */
const { checkVAT, countries } = createRequire(import.meta.url)('jsvat-next') as typeof import('jsvat-next');

/** Prefixes of VAT numbers that are not the country's code. */
const PREFIXES: Partial<Record<CompanyCountry, string>> = { gr: 'EL', ch: 'CHE' };

/** Words after the number in Switzerland and Norway that say that the company is registered for VAT. */
const SUFFIX = /(MWST|TVA|IVA|MVA)$/;

/**
 * The VAT number as the shop stores it: the country's prefix and the number without separators, `FI20774740`. It may be
 * given without prefix (`2077474-0`). Format and check digit are checked as the country prescribes.
 * @returns null when it is no valid number of the country
 */
export function vatNumberOf(given: string, country: CompanyCountry): string | null {
  const prefix = PREFIXES[country] ?? country.toUpperCase();
  const plain = given.toUpperCase().replace(/[\s.\-/]/g, '');
  const number = (plain.startsWith(prefix) ? plain.slice(prefix.length) : plain).replace(SUFFIX, '');
  const isoCode = country.toUpperCase();
  const own = countries.filter(({ codes }) => codes[0] === isoCode);
  // the library knows Norwegian numbers by the word after them only
  const { isValid } = checkVAT(country === 'no' ? `${number}MVA` : prefix + number, own);
  return own.length > 0 && isValid && hasFinnishCheckDigit(number, country) ? prefix + number : null;
}

const FINNISH_WEIGHTS = [7, 9, 10, 5, 8, 4, 2];

/** The library takes 0 for the check digit of Finnish numbers that have none (remainder 1), which are never given out. */
function hasFinnishCheckDigit(number: string, country: CompanyCountry): boolean {
  if (country !== 'fi') return true;
  const sum = FINNISH_WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return sum % 11 !== 1;
}
