import { z } from 'zod';
import { defineCall } from './call';
import { countryCode, done, email, explanation, languageCode, refusal } from './wire';

/** Countries whose companies can register: those whose VAT numbers have a check digit that the shop knows. ISO 3166-1. */
export const COMPANY_COUNTRIES = [
  ...['at', 'be', 'bg', 'ch', 'cy', 'cz', 'de', 'dk', 'ee', 'es', 'fi', 'fr', 'gb', 'gr', 'hr', 'hu', 'ie', 'it', 'lt'],
  ...['lu', 'lv', 'mt', 'nl', 'no', 'pl', 'pt', 'ro', 'se', 'si', 'sk'],
] as const;

/** One line of text that a person wrote, without control characters. */
function line(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'holds control characters' })
    .transform((text) => text.normalize('NFC'));
}

/** The token of a link in a mail. */
const hash = z.string().max(200);

/**
 * Registers a person, with `company_name` a company and its contact person. The answer is the same whether the address has an
 * account or not; a mail tells its owner.
 */
export const registerCustomer = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register/',
  body: z.object({
    email,
    password: z.string().max(1000),
    first_name: line(100),
    last_name: line(100),
    phone: line(30).optional(),
    postal_code: line(12).optional(),
    lang_code: languageCode,
    /** Delivery country of the visit. */
    country_code: countryCode.optional(),
    accept_terms: z.boolean().optional(),
    newsletter: z.boolean().optional(),
    /** Version of the text next to the newsletter's checkbox, a date. */
    newsletter_wording: line(20).optional(),
    company_name: line(200).optional(),
    company_country: z.enum(COMPANY_COUNTRIES).optional(),
    vat_number: line(40).optional(),
    accept_billing: z.boolean().optional(),
  }),
  answers: { 200: done, 400: refusal, 429: explanation },
  origin: 'added',
});

export const activateAccount = defineCall({
  name: 'activate-account',
  method: 'POST',
  path: '/api/auth/activate/',
  body: z.object({ hash }),
  answers: { 200: done, 400: refusal },
  origin: 'added',
});

/** Asks for a new activation link; the same answer for every address. */
export const requestActivation = defineCall({
  name: 'request-activation',
  method: 'POST',
  path: '/api/auth/activate/request/',
  body: z.object({ email }),
  answers: { 200: done, 400: refusal, 429: explanation },
  origin: 'added',
});

/** What the links of mails do that can be asked about. */
export const LINK_PURPOSES = ['activate', 'reset', 'delete', 'change_email', 'undo_email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Whether the link of a mail still works; asking does not use it. A POST, so that tokens stand in no address. */
export const checkAccountLink = defineCall({
  name: 'check-account-link',
  method: 'POST',
  path: '/api/auth/link/',
  body: z.object({ hash, purpose: z.enum(LINK_PURPOSES) }),
  answers: { 200: z.object({ works: z.boolean() }), 400: refusal },
  origin: 'added',
});

/** Asks for a link to a new password; the same answer for every address. */
export const requestPasswordReset = defineCall({
  name: 'request-password-reset',
  method: 'POST',
  path: '/api/customer/password/reset/',
  body: z.object({ email, lang_code: languageCode }),
  answers: { 200: done, 400: refusal, 429: explanation },
  origin: 'added',
});

export const confirmPasswordReset = defineCall({
  name: 'confirm-password-reset',
  method: 'POST',
  path: '/api/customer/password/reset/confirm/',
  body: z.object({ hash, password: z.string().max(1000) }),
  answers: { 200: done, 400: refusal },
  origin: 'added',
});

/**
 * Asks for the mail with the link that deletes the caller's account. Needs the password, unless the log-in is less than ten
 * minutes old; an account without a password needs such a log-in.
 */
export const requestDeletion = defineCall({
  name: 'request-deletion',
  method: 'POST',
  path: '/api/customer/delete/request/',
  body: z.object({ password: z.string().max(1000).optional() }),
  answers: { 200: done, 400: refusal, 401: explanation, 429: explanation },
  origin: 'added',
});

export const deleteAccount = defineCall({
  name: 'delete-account',
  method: 'POST',
  path: '/api/customer/delete/',
  body: z.object({ token: hash }),
  answers: { 200: done, 400: refusal },
  origin: 'added',
});

/** Stops reminders to an address; the same answer whether it has an account or not. */
export const stopReminders = defineCall({
  name: 'stop-reminders',
  method: 'POST',
  path: '/api/customer/stop-reminders/',
  body: z.object({ email: z.string().max(1000) }),
  answers: { 200: done, 400: refusal, 429: explanation },
  origin: 'added',
});
