import { createHash } from 'node:crypto';
import { cleanGiftCode } from 'contract/gift-cards';
import { z } from 'zod';
import { encryptedCookie } from '~/server/cookies.server';

/** Gift cards and vouchers of one cart: any number in effect, as many as a request may carry. */
export const MAX_GIFT_CODES = 15;

/**
 * Name of the cookie with the codes of gift cards, and its lifetime in seconds: a day after the last change. The codes are money, so
 * the cookie is encrypted, apart from the cart's, and goes when the order is paid.
 */
export const GIFT_CODES_COOKIE = { name: 'gift_codes', maxAge: 24 * 3600 } as const;

const cookie = encryptedCookie(GIFT_CODES_COOKIE.name, z.array(z.string().max(100)).max(MAX_GIFT_CODES), {
  maxAge: GIFT_CODES_COOKIE.maxAge,
});

/** The codes of the request's gift cards and vouchers. */
export function readGiftCodes(request: Request): readonly string[] {
  return cookie.read(request) ?? [];
}

/** The Set-Cookie header that stores the codes, or deletes the cookie when there are none. */
export function giftCodesSetCookie(codes: readonly string[], request: Request): string {
  return codes.length === 0 ? cookie.clear(request) : cookie.write([...codes], request);
}

/** By what forms name a code without containing it. */
export function giftCodeKey(code: string): string {
  return createHash('sha256').update(cleanGiftCode(code)).digest('hex').slice(0, 16);
}

/** The codes with one more; the same code written otherwise replaces itself. */
export function withGiftCode(codes: readonly string[], code: string): readonly string[] {
  const key = giftCodeKey(code);
  return [...codes.filter((known) => giftCodeKey(known) !== key), cleanGiftCode(code)];
}
