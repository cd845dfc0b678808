import { isRouteErrorResponse } from '@remix-run/react';
import { safeRedirect } from '~/routing/safe-redirect';

/** Parses an error's data as JSON; null when it is not JSON. */
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

/** Whether an error's data look like JSON but cannot be parsed. A plain message does not count. */
export function isUnreadable(error: unknown): boolean {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'string') return false;
  return /^\s*[[{]/.test(error.data) && dataOf(error) === null;
}

/** The redirect in an error's JSON data, if it is on this site. Specification 1 §2, error screen. */
export function errorRedirect(error: unknown): string | undefined {
  const target = (dataOf(error) as { redirect?: unknown } | null | undefined)?.redirect;
  return safeRedirect(target, '') || undefined;
}

/**
 * The redirect of an error page and its delay: immediate when the error's data contain one; after a second to the front
 * page for an unexpected error, unless it is the front page's. Specification 1 §2, §8.
 * @param at path of the page that failed
 * @param home path of the front page
 */
export function errorRedirection(
  error: unknown,
  at: string,
  home: string,
): { to: string; afterMs: number } | undefined {
  const to = errorRedirect(error);
  if (to !== undefined) return { to, afterMs: 0 };
  return isRouteErrorResponse(error) || at === home ? undefined : { to: home, afterMs: 1_000 };
}
