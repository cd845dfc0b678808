import { createHash } from 'node:crypto';
import { cleanGiftCode } from 'contract/gift-cards';

/**
 * The stored hash of the code of a gift card or gift campaign: SHA-256 in hex of its letters and digits in upper case. The
 * spelling of spaces, hyphens and case does not matter, and a copy of the database reveals no code: codes have at least 64
 * random bits, too many for a table of hashes.
 * @example giftCodeHash('ab12-cd34') === giftCodeHash(' AB12 CD34 ')
 */
export function giftCodeHash(code: string): string {
  return createHash('sha256').update(cleanGiftCode(code)).digest('hex');
}
