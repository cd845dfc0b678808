import { z } from 'zod';
import { isLanguage, type Language } from '~/locale/languages';
import { type CountryAndCurrency, formatLocaleCookie } from '~/locale/start-up';
import { encryptedCookie, rawCookie, setCookie, signedCookie } from './cookies.server';

const YEAR = 365 * 24 * 3600;

export const LOCALE_COOKIE = 'locale';
export const LANGUAGE_COOKIE = 'language';

/** Delivery country and currency the visitor chose: 365 days, path /, SameSite lax. Specification 1 §9. */
export function localeSetCookie(choice: CountryAndCurrency, request: Request): string {
  return setCookie(LOCALE_COOKIE, formatLocaleCookie(choice), request, { maxAge: YEAR });
}

/** The language chosen on a host that names none. */
export function languageSetCookie(language: Language, request: Request): string {
  return setCookie(LANGUAGE_COOKIE, language, request, { maxAge: YEAR });
}

/** The language cookie, when it holds a language. */
export function chosenLanguage(request: Request): Language | undefined {
  const value = rawCookie(request, LANGUAGE_COOKIE);
  return isLanguage(value) ? value : undefined;
}

/**
 * The customer's token (`so.auth`), encrypted. Its life is the token's; `expiresAt` in milliseconds since 1970 is kept
 * inside as well, so that a cookie held longer than that is no log-in. Specification 1 §9.
 */
const auth = z.object({ token: z.string().min(1).max(2_000), expiresAt: z.number() });
export type Auth = z.infer<typeof auth>;

/** The token's cookie by name, and how long at most, in seconds, another host keeps it before it is asked for again. */
export const AUTH_COOKIE = { name: 'so.auth', maxAge: 14 * 24 * 3600 } as const;

const authCookie = encryptedCookie(AUTH_COOKIE.name, auth);

/** The customer's token, unless it is absent, broken or over. */
export function readAuth(request: Request, now = Date.now()): Auth | undefined {
  const value = authCookie.read(request);
  return value && value.expiresAt > now ? value : undefined;
}

/** Keeps a token for as long as it is good. */
export function authSetCookie(value: Auth, request: Request, now = Date.now()): string {
  const seconds = Math.max(0, Math.floor((value.expiresAt - now) / 1000));
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
