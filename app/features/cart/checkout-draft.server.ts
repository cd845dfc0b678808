import type { z } from 'zod';
import { CookieTooLarge, encryptedCookie } from '~/server/cookies.server';
import { type CheckoutDraft, draftSchema, EMPTY_DRAFT } from './checkout-draft';

/** Name of the form's cookie and its lifetime in seconds: 30 days after the last change. */
export const CHECKOUT_COOKIE = { name: 'checkout', maxAge: 30 * 24 * 3600 } as const;

const cookie = encryptedCookie<CheckoutDraft>(CHECKOUT_COOKIE.name, draftSchema as z.ZodType<CheckoutDraft>, {
  maxAge: CHECKOUT_COOKIE.maxAge,
  compress: true,
});

/** The form as filled in before; empty when the cookie is absent or unreadable. */
export function readDraft(request: Request): CheckoutDraft {
  return cookie.read(request) ?? EMPTY_DRAFT;
}

/** The Set-Cookie header that stores the form. A form too long for a cookie is stored without the special requests. */
export function draftSetCookie(draft: CheckoutDraft, request: Request): string {
  try {
    return cookie.write(draft, request);
  } catch (error) {
    if (!(error instanceof CookieTooLarge)) throw error;
    return cookie.write({ ...draft, specialRequest: '' }, request);
  }
}

/** The Set-Cookie header that deletes the form. */
export function draftClearCookie(request: Request): string {
  return cookie.clear(request);
}
