import { LANGUAGES, type Language } from '~/locale/languages';
import { comparePatterns, matchPattern, type PatternPart, parsePattern } from './route-pattern';
import { type ScreenName, screenList } from './screens';

export type ScreenMatch = { readonly screen: ScreenName; readonly params: Readonly<Record<string, string>> };

type Entry = { readonly screen: ScreenName; readonly parts: readonly PatternPart[] };

const anyWord = '*';

/** The table of one language by first word, each list most exact first; paths that start with a parameter under `*`. */
function indexLanguage(language: Language): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const { name, paths } of screenList) {
    const parts = parsePattern(paths[language]);
    const first = parts[0];
    const key = first === undefined ? '' : first.kind === 'word' ? first.text : anyWord;
    const list = index.get(key) ?? [];
    list.push({ screen: name, parts });
    index.set(key, list);
  }
  for (const list of index.values()) list.sort((a, b) => comparePatterns(a.parts, b.parts));
  return index;
}

const indexes = new Map(LANGUAGES.map((language) => [language, indexLanguage(language)]));

/** Characters that a path and a segment of it have at most; the contract takes no longer ones. */
const LONGEST_PATH = 300;
const LONGEST_SEGMENT = 200;

/**
 * The segments of a path as they arrive in a URL, decoded, without the slashes at the ends and without `.data`.
 * @returns undefined when the path is not one a shop page can have: `//` inside, malformed percent encoding, NUL,
 *   too long
 */
export function pathSegments(pathname: string): readonly string[] | undefined {
  const inner = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return pathname.startsWith('//') ? undefined : [];
  try {
    const segments = inner.split('/').map(decodeURIComponent);
    const isLong = segments.join('/').length > LONGEST_PATH;
    const isOdd = (segment: string) => segment === '' || segment.length > LONGEST_SEGMENT || segment.includes('\0');
    return isLong || segments.some(isOdd) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/**
 * Which screen a path is in a language. Every well-formed path is at least the catch-all.
 * @param pathname percent-encoded, as in a URL, with or without the trailing slash
 * @returns undefined for a malformed path
 */
export function matchScreen(pathname: string, language: Language): ScreenMatch | undefined {
  const segments = pathSegments(pathname);
  if (!segments) return undefined;
  const index = indexes.get(language);
  for (const key of [segments[0]?.toLowerCase() ?? '', anyWord]) {
    for (const { screen, parts } of index?.get(key) ?? []) {
      const params = matchPattern(parts, segments);
      if (params) return { screen, params };
    }
  }
  return undefined;
}

/** The path of a Remix data request as its document's path: `/kassa.data` and `/_root.data` lose the suffix. */
export function documentPath(pathname: string): string {
  if (pathname === '/_root.data') return '/';
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname;
}
