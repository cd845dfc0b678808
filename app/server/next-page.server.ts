import { LANGUAGES } from '~/locale/languages';
import { documentPath } from '~/rendering/remix-adapter';
import { matchScreen } from '~/routing/match-screen';
import { safeRedirect } from '~/routing/safe-redirect';
import type { ScreenName } from '~/routing/screens';

/**
 * Validates the page in an external `?next=` parameter. It must never be the session transfer screen: that skips the
 * confirmation for visitors coming from the shop itself, and the address may be an attacker's.
 * @param not further screens that are not to follow
 * @returns a path of this shop; `otherwise` for anything else
 */
export function nextPage(target: unknown, otherwise = '/', not: readonly ScreenName[] = []): string {
  const next = safeRedirect(target, '');
  if (next === '') return otherwise;
  const path = documentPath(new URL(next, 'http://shop.invalid').pathname);
  const screens = LANGUAGES.map((language) => matchScreen(path, language)?.screen);
  return screens.some((screen) => screen !== undefined && ['handover', ...not].includes(screen)) ? otherwise : next;
}
