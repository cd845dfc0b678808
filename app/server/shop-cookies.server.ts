import { z } from 'zod';
import { isLanguage, type Language } from '~/locale/languages';
import { type CountryAndCurrency, formatLocaleCookie } from '~/locale/start-up';
import { encryptedCookie, rawCookie, setCookie, signedCookie } from './cookies.server';

const YEAR = 365 * 24 * 3600;

export const LOCALE_COOKIE = 'locale';
export const LANGUAGE_COOKIE = 'language';

/** The visitor's delivery country and currency: 365 days, path /, SameSite lax. Specification 1 §9. */
export function localeSetCookie(choice: CountryAndCurrency, request: Request): string {
  return setCookie(LOCALE_COOKIE, formatLocaleCookie(choice), request, { maxAge: YEAR });
}

/** The language chosen on a host without a language. */
export function languageSetCookie(language: Language, request: Request): string {
  return setCookie(LANGUAGE_COOKIE, language, request, { maxAge: YEAR });
}

/** The language in the language cookie, if valid. */
export function chosenLanguage(request: Request): Language | undefined {
  const value = rawCookie(request, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : undefined;
}

/**
 * The customer's token (`so.auth`), encrypted. It expires with the token; `expiresAt`, in milliseconds since 1970, is also stored
 * inside, so that a cookie kept longer is not a log-in. Specification 1 §9.
 */
const auth = z.object({ token: z.string().min(1).max(2_000), expiresAt: z.number() });
export type Auth = z.infer<typeof auth>;

/** Name of the token's cookie, and its maximum lifetime on another host after a session transfer, in seconds. */
export const AUTH_COOKIE = { name: 'so.auth', maxAge: 14 * 24 * 3600 } as const;

const authCookie = encryptedCookie(AUTH_COOKIE.name, auth);

/** The customer's token, unless it is missing, invalid or expired. */
export function readAuth(request: Request): Auth | undefined {
  const value = authCookie.read(request);
  return value && value.expiresAt > Date.now() ? value : undefined;
}

/** Set-Cookie header that stores a token until it expires. */
export function authSetCookie(value: Auth, request: Request): string {
  const seconds = Math.max(0, Math.floor((value.expiresAt - Date.now()) / 1000));
  return encryptedCookie(AUTH_COOKIE.name, auth, { maxAge: seconds }).write(value, request);
}

export const clearAuthCookie = authCookie.clear;

/** One message for the next page. */
export const toastSchema = z.object({
  type: z.enum(['success', 'error', 'warning', 'info', 'default']),
  text: z.string().max(500),
});
export type Toast = z.infer<typeof toastSchema>;

export const flashCookie = signedCookie('flash', toastSchema, { maxAge: 60 });
