import { randomInt } from 'node:crypto';
import { cleanGiftCode } from 'contract/gift-cards';

/** Letters and digits that nobody takes for one another: 32 of them, five random bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP = 4;

/**
 * Generates the code of a gift card or voucher: 100 random bits, 80 without the last four characters, which are shown to tell
 * cards apart.
 * @example 'K7QM-2XDB-9RTW-HVC4-PN6S'
 */
export function drawGiftCode(): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The last four characters of a code. */
export const hintOf = (code: string): string => cleanGiftCode(code).slice(-4);

/** A card by its last four characters, as customers see it. */
export const maskedHint = (hint: string): string => `•••• ${hint}`;
