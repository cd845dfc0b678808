import { isPhone } from '~/features/cart/rules/phone';
import { isPostcode } from '~/features/cart/rules/postcode';

/** Coarser than the server's rule, which needs a library: a name, an at sign, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Whether a changed value of the order form's field has the format that the server asks for.
 * @param country delivery country, two letters, lower case
 */
export function hasFormat(field: string, value: string, country: string): boolean {
  if (field === 'email') return EMAIL.test(value.trim());
  if (field === 'phone') return isPhone(value);
  if (field === 'postal_code') return isPostcode(value, country);
  return value.trim() !== '';
}
