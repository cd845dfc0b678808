import type { Language } from '~/locale/languages';
import { fromRemixPath, type PatternPart, parsePattern } from './route-pattern';
import type { ScreenName } from './screens';

/** The table with its six languages stays on the server: the browser has its language's paths in the route manifest. */
const table = typeof document === 'undefined' ? (await import('./screens')).screens : undefined;

const known = new Map<string, readonly PatternPart[]>();

function find(screen: ScreenName, language: Language): readonly PatternPart[] {
  if (table) return parsePattern(table[screen].paths[language]);
  const route = window.__remixManifest?.routes[`${screen}.${language}`];
  if (!route) throw new Error(`The page's manifest has no ${screen} in ${language}`);
  return fromRemixPath(route.path ?? '');
}

/** The parts of a screen's path in a language; in the browser only in the page's own. */
export function screenPattern(screen: ScreenName, language: Language): readonly PatternPart[] {
  const key = `${screen}.${language}`;
  let parts = known.get(key);
  if (!parts) {
    parts = find(screen, language);
    known.set(key, parts);
  }
  return parts;
}
