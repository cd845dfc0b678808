import { isRouteErrorResponse } from '@remix-run/react';
import { safeRedirect } from '~/routing/safe-redirect';

/** An error's data as JSON: null for what is no JSON, however it arrived. */
function dataOf(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Whether an error's data set out to be JSON and cannot be read. A plain message is none. */
export function isUnreadable(error: unknown): boolean {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return false;
  return /^\s*[[{]/.test(error.data) && dataOf(error) === null;
}

/** The redirect in an error's JSON data, if it has one that stays on this site. Specification 1 §2, error screen. */
export function errorRedirect(error: unknown): string | undefined {
  const target = (dataOf(error) as { redirect?: unknown } | null | undefined)?.redirect;
  return safeRedirect(target, '') || undefined;
}

/**
 * Where the page of an error leads to, and after how long: at once where the error's data say so; after a second to the
 * front page from an error that nobody foresaw, unless it is the front page's. Specification 1 §2, §8.
 * @param at path of the page that failed
 * @param home path of the front page
 */
export function errorLead(error: unknown, at: string, home: string): { to: string; afterMs: number } | undefined {
  const to = errorRedirect(error);
  if (to !== undefined) return { to, afterMs: 0 };
  return isRouteErrorResponse(error) || at === home ? undefined : { to: home, afterMs: 1_000 };
}
