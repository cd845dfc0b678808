import type { Language } from '~/locale/languages';
import { screenPattern } from './screen-pattern';
import type { ScreenName } from './screens';

/** Percent-encodes one segment, leaving readable what a path may carry unescaped. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:40|3A|2C|2B|24|3D)/g, decodeURIComponent);
}

/**
 * The address of a screen in a language: the only maker of links in the shop.
 * @param params the holes of the table's path; a `{name*}` may hold slashes, or be left out
 * @param query parameters to append; undefined values are dropped
 * @returns an encoded path with a trailing slash, fit for `href` and a Location header
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

/** The encoded segments of a path; dot segments, which browsers would take as steps, are dropped. */
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
 * The address of a path the catalogue gives (`haglofs/roc-jacket`, `/jackets/shell/`): product, group, brand or page.
 * @returns encoded, with both slashes
 */
export function pathToSlug(slug: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  return joinPath(encodeRest(slug)) + queryString(query);
}
