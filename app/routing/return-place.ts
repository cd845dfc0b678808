import type { Language } from '~/locale/languages';
import { pathTo } from './path-to';
import { safeRedirect } from './safe-redirect';

/**
 * The page to return to after choosing language, country and currency: the current page with its query or, on the screen of that
 * choice, the page it was opened from.
 * @returns path and query; only the path if the query is too long
 */
export function returnPlace(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  language: Language,
): string {
  if (pathname === pathTo('locale', language)) return safeRedirect(new URLSearchParams(search).get('next'));
  return safeRedirect(pathname + search, pathname);
}
