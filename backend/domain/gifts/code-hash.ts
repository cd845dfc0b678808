import { createHash } from 'node:crypto';

/**
 * What is kept of the code of a gift card or gift campaign: SHA-256 in hex of its letters and digits in upper case, so that
 * it is found however it is typed and read out of no copy of the database. Codes have 64 random bits at least, which no
 * table of hashes reaches.
 * @example giftCodeHash('ab12-cd34') === giftCodeHash(' AB12 CD34 ')
 */
export function giftCodeHash(code: string): string {
  const letters = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return createHash('sha256').update(letters).digest('hex');
}
