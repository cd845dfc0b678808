import { z } from 'zod';
import { CONTROL, requiredLine } from '~/features/cart/required-line';
import { isPhone } from '~/features/cart/rules/phone';
import { isPostcode, postcodeFault } from '~/features/cart/rules/postcode';
import type { Translate } from '~/locale/namespaces';

/** Codes of field errors; `fieldTexts` turns them into words. */
type FieldCode = 'required' | 'tooLong' | 'phone' | 'postalCode' | 'country';

const error = (code: FieldCode) => ({ error: code });

/** A line that may be empty. @param max characters */
export function optionalLine(max: number) {
  return z
    .string()
    .default('')
    .transform((text) => text.trim().normalize('NFC'))
    .refine((text) => text.length <= max && !CONTROL.test(text), error('tooLong'));
}

/** A phone number that may be missing. */
export const optionalPhone = optionalLine(30).refine((text) => text === '' || isPhone(text), error('phone'));

/** A postcode of a country, two letters in lower case. */
export const requiredPostcode = (country: string) =>
  requiredLine(12).refine((text) => isPostcode(text, country), error('postalCode'));

/** The same, where it may be missing. */
export const optionalPostcode = (country: string) =>
  optionalLine(12).refine((text) => text === '' || isPostcode(text, country), error('postalCode'));

/** A country of the list of delivery countries, which the backend checks. */
export const countryField = z.string(error('country')).regex(/^[a-z]{2}$/, error('country'));

const NAMED = ['first_name', 'last_name', 'address', 'postal_code', 'city'] as const;

function isNamed(field: string): field is (typeof NAMED)[number] {
  return (NAMED as readonly string[]).includes(field);
}

/** The words of a form's field errors, by field. @param country whose postcodes the form takes */
export function fieldTexts(
  t: { readonly account: Translate<'account'>; readonly checkout: Translate<'checkout'> },
  errors: Readonly<Record<string, readonly string[] | null>> | null | undefined,
  country: string,
): Record<string, string[]> {
  const said = Object.entries(errors ?? {}).map(([field, codes]): [string, string[]] => {
    const code = codes?.[0];
    if (code === 'postalCode') {
      const { key, values } = postcodeFault(country);
      return [field, [t.checkout(key, values)]];
    }
    if (code === 'phone') return [field, [t.checkout('error.phone')]];
    if (code === 'country') return [field, [t.account('error.country')]];
    if (code === 'required' && isNamed(field)) return [field, [t.checkout(`error.missing.${field}`)]];
    return [field, [t.checkout('error.tooLong')]];
  });
  return Object.fromEntries(said);
}
