import { isPostcode } from '~/features/cart/rules/postcode';

/** Max number of characters that a look-up can send. */
const MAX_LENGTH = 10;

/**
 * A typed postcode for the delivery look-up: what has the form of the delivery country's postcodes, five digits in Finland, with or
 * without spaces; null for anything else. Specification 2 §5.
 * @param country delivery country, two letters, lower case
 */
export function lookupPostcode(typed: string | null, country: string): string | null {
  const postcode = (typed ?? '').trim().replaceAll(/\s+/g, ' ');
  const forms = [postcode, postcode.replaceAll(' ', '')];
  return forms.find((form) => form.length <= MAX_LENGTH && isPostcode(form, country)) ?? null;
}
