import type { z } from 'zod';
import { CookieTooLarge, encryptedCookie } from '~/server/cookies.server';
import { type CheckoutDraft, draftSchema, EMPTY_DRAFT } from './checkout-draft';

/** The form's cookie by name and life: 30 days, in seconds, after its last change. */
export const CHECKOUT_COOKIE = { name: 'checkout', maxAge: 30 * 24 * 3600 } as const;

const cookie = encryptedCookie<CheckoutDraft>(CHECKOUT_COOKIE.name, draftSchema as z.ZodType<CheckoutDraft>, {
  maxAge: CHECKOUT_COOKIE.maxAge,
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
