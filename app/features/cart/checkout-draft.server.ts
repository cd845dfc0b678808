import type { z } from 'zod';
import { CookieTooLarge, encryptedCookie } from '~/server/cookies.server';
import { type CheckoutDraft, draftSchema, EMPTY_DRAFT } from './checkout-draft';

/** Seconds an address is kept after its last change: 30 days. */
const LIFE = 30 * 24 * 3600;

const cookie = encryptedCookie<CheckoutDraft>('checkout', draftSchema as z.ZodType<CheckoutDraft>, {
  maxAge: LIFE,
  compress: true,
});

/** What was filled in before; empty when there is nothing, or nothing readable. */
export function readDraft(request: Request): CheckoutDraft {
  return cookie.read(request) ?? EMPTY_DRAFT;
}

/** The Set-Cookie header that keeps the form. What is too long for a cookie is kept without the special requests. */
export function draftSetCookie(draft: CheckoutDraft, request: Request): string {
  try {
    return cookie.write(draft, request);
  } catch (error) {
    if (!(error instanceof CookieTooLarge)) throw error;
    return cookie.write({ ...draft, specialRequest: '' }, request);
  }
}

/** The Set-Cookie header that forgets the form. */
export function draftClearCookie(request: Request): string {
  return cookie.clear(request);
}
