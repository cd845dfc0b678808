import type { IncomingMessage } from 'node:http';
import type { Settings } from 'settings/read-settings';
import { languageOfHost } from '~/locale/host-language';
import { isLanguage } from '~/locale/languages';
import { formatLocaleCookie, parseLocaleCookie } from '~/locale/start-up';

/**
 * Cookies that make pages personal: a log-in, a message for the next page, and the id for recommended product orders.
 */
const PERSONAL = ['so.auth', 'flash', 'frosmo_id'];

/** Query parameters of listings and product pages. Addresses with other parameters are not cached. */
const PARAMETERS = new Set([
  'color',
  'group',
  'manufacturer',
  'page',
  'price',
  'select-color',
  'show',
  'size',
  'sort',
  'store',
  'text',
  'type',
]);

/** Maximum query length. Longer queries are rarely repeated and would displace pages that many visitors request. */
const MAX_QUERY_LENGTH = 120;

/** A request for a shared page: the cache key and the cookies on which the page depends. */
export type SharedRequest = {
  readonly key: string;
  readonly url: string;
  /** Cookie header with preferences only, rebuilt from the parsed values. */
  readonly cookie: string;
};

function cookiesOf(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

/** The preferences on which a page depends, as a cookie header. */
function preferences(cookies: ReadonlyMap<string, string>, host: string, { hosts }: Pick<Settings, 'hosts'>): string {
  const locale = parseLocaleCookie(cookies.get('locale'));
  const language = languageOfHost(host, hosts) === undefined ? cookies.get('language') : undefined;
  return [
    ...(locale ? [`locale=${formatLocaleCookie(locale)}`] : []),
    ...(isLanguage(language) ? [`language=${language}`] : []),
    ...(cookies.get('grid_size') === 'large' ? ['grid_size=large'] : []),
  ].join('; ');
}

function isKnownQuery(search: string): boolean {
  if (search === '') return true;
  return (
    search.length <= MAX_QUERY_LENGTH && [...new URLSearchParams(search).keys()].every((name) => PARAMETERS.has(name))
  );
}

/**
 * Converts a request to a request for a shared page, without personal data.
 * @returns undefined if it cannot be answered with a shared page
 */
export function readSharedRequest(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  scheme: 'http' | 'https',
  settings: Pick<Settings, 'hosts'>,
): SharedRequest | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.endsWith('/') || !isKnownQuery(at < 0 ? '' : url.slice(at))) return undefined;
  const host = headers.host?.toLowerCase() ?? '';
  const cookies = headers.cookie === undefined ? new Map<string, string>() : cookiesOf(headers.cookie);
  if (PERSONAL.some((name) => cookies.has(name))) return undefined;
  const cookie = preferences(cookies, host, settings);
  const address = `${scheme}://${host}${url}`;
  return { key: `${address} ${cookie}`, url: address, cookie };
}
