import type { Language } from '~/locale/languages';
import { pathTo } from './path-to';
import { safeRedirect } from './safe-redirect';

/**
 * Where the choice of language, country and currency comes back to: the page with its query; from the screen of that choice,
 * the page it was opened on.
 * @returns path and query; the path alone where the query is too long to be taken along
 */
export function returnPlace(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  language: Language,
): string {
  if (pathname === pathTo('locale', language)) return safeRedirect(new URLSearchParams(search).get('next'));
  return safeRedirect(pathname + search, pathname);
}
