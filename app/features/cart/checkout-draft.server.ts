import { z } from 'zod';
import { CookieTooLarge, encryptedCookie } from '~/server/cookies.server';

const short = z.string().max(254).default('');

/** What has been filled in on the payment page so far, valid or not, and the attempt to order that it belongs to. */
const draftSchema = z.object({
  firstName: short,
  lastName: short,
  address: short,
  postalCode: short,
  city: short,
  phone: short,
  email: short,
  deliveryMethod: short,
  deliveryLocation: short,
  paymentMethod: short,
  specialRequest: z.string().max(1_000).default(''),
  /** Idempotency key of the attempt: two tabs of one browser share it, so that they cannot order twice. */
  key: short,
  /** Payment reference of the order that the attempt made; empty before. */
  reference: short,
  /** Key and payment reference of the last order that was paid: a form sent again finds it. */
  paidKey: short,
  paidReference: short,
});
export type CheckoutDraft = z.output<typeof draftSchema>;

export const EMPTY_DRAFT: CheckoutDraft = draftSchema.parse({});

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
