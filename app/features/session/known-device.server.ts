import { z } from 'zod';
import type { Browser } from '~/api/sign-in';
import { encryptedCookie } from '~/server/cookies.server';
import { KNOWN_DEVICE_COOKIE } from '~/server/personal-cookies.server';
import { deviceLabel } from './device-label.server';

/** Accounts that one browser is known to at most: a family's. */
const MAX_ACCOUNTS = 4;
const HALF_A_YEAR = 180 * 24 * 3600;

/**
 * Random tokens that the backend gave this browser, one for each account that has signed in with it; the newest first. They stay
 * after logging out, because they are for the next log-in, and say nothing about whose they are.
 */
const cookie = encryptedCookie(KNOWN_DEVICE_COOKIE, z.array(z.string().min(1).max(100)).max(MAX_ACCOUNTS), {
  maxAge: HALF_A_YEAR,
});

const deviceTokens = (request: Request): readonly string[] => cookie.read(request) ?? [];

/** What a log-in says about the browser: a known one is not delayed by the guesses of others. */
export const browserOf = (request: Request): Browser => ({
  device: deviceLabel(request),
  deviceTokens: deviceTokens(request),
});

/** The Set-Cookie header that keeps the token of a browser that has just become known; none for null. */
export function knownDeviceCookies(token: string | null, request: Request): string[] {
  if (token === null) return [];
  return [cookie.write([token, ...deviceTokens(request)].slice(0, MAX_ACCOUNTS), request)];
}
