import type { Language } from '~/locale/languages';
import { screenPattern } from './screen-pattern';
import type { ScreenName } from './screens';

/** Percent-encodes one segment, except characters that are allowed in a path. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:40|3A|2C|2B|24|3D)/g, decodeURIComponent);
}

/**
 * The path of a screen in a language. All links to screens are made here.
 * @param params values of the path's parameters; a `{name*}` can contain slashes or be omitted
 * @param query parameters to append; undefined values are dropped
 * @returns an encoded path with a trailing slash, for `href` and Location headers
 * @example pathTo('campaign', 'fi', { campaignSlug: 'talvi' }) // '/kampanjat/talvi/'
 */
export function pathTo(
  screen: ScreenName,
  language: Language,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const pieces: string[] = [];
  for (const part of screenPattern(screen, language)) {
    if (part.kind === 'word') {
      pieces.push(part.text);
      continue;
    }
    const value = params[part.name];
    if (part.kind === 'one') {
      if (!value) throw new Error(`pathTo('${screen}') needs the parameter ${part.name}`);
      pieces.push(encodeSegment(value));
    } else if (value) {
      pieces.push(...encodeRest(value));
    }
  }
  return joinPath(pieces) + queryString(query);
}

/** The encoded segments of a path, without `.` and `..`, which browsers would resolve. */
function encodeRest(path: string): string[] {
  return path
    .split('/')
    .filter((piece) => !/^\.{0,2}$/.test(piece))
    .map(encodeSegment);
}

function joinPath(pieces: readonly string[]): string {
  return pieces.length === 0 ? '/' : `/${pieces.join('/')}/`;
}

/** `?a=1&b=2`, or an empty text when no value is given. */
export function queryString(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The address of a path from the catalogue (`haglofs/roc-jacket`, `/jackets/shell/`): product, group, brand or page.
 * @returns encoded, with leading and trailing slash
 */
export function pathToSlug(slug: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  return joinPath(encodeRest(slug)) + queryString(query);
}
