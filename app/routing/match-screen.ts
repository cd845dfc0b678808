import { LANGUAGES, type Language } from '~/locale/languages';
import { comparePatterns, matchPattern, type PatternPart, parsePattern } from './route-pattern';
import { type ScreenName, screenList } from './screens';

export type ScreenMatch = { readonly screen: ScreenName; readonly params: Readonly<Record<string, string>> };

type Entry = { readonly screen: ScreenName; readonly parts: readonly PatternPart[] };

const anyWord = '*';

/**
 * The screens of a language by the first segment of their path, most specific first; paths that start with a parameter are under
 * `*`.
 */
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

/** Maximum characters of a path and of a segment, the same as in the contract. */
const MAX_PATH_LENGTH = 300;
const MAX_SEGMENT_LENGTH = 200;

/**
 * The decoded segments of a URL path, without leading and trailing slashes and without `.data`.
 * @returns undefined if the path cannot be a page: it contains `//`, malformed percent encoding or NUL, or is too long
 */
export function pathSegments(pathname: string): readonly string[] | undefined {
  const inner = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return pathname.startsWith('//') ? undefined : [];
  try {
    const segments = inner.split('/').map(decodeURIComponent);
    const isLong = segments.join('/').length > MAX_PATH_LENGTH;
    const isOdd = (segment: string) => segment === '' || segment.length > MAX_SEGMENT_LENGTH || segment.includes('\0');
    return isLong || segments.some(isOdd) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/**
 * Finds the screen of a path in a language. Every well-formed path matches at least the catch-all.
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
