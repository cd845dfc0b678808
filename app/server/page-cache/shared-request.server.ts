import type { IncomingMessage } from 'node:http';
import type { Settings } from 'contract/settings';
import { languageOfHost } from '~/locale/host-language';
import { isLanguage } from '~/locale/languages';
import { formatLocaleCookie, parseLocaleCookie } from '~/locale/start-up';

/** Cookies whose holder sees a page of their own: a log-in, and a message for the next page. */
const PERSONAL = ['so.auth', 'flash'];

/** Parameters that listings and product pages know. An address with others is answered for itself. */
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

/** Longer queries are one visitor's own and would crowd out what many ask for. */
const LONGEST_QUERY = 120;

/** A request whose page may be the same for many: the page's key, and the cookies that choose among its variants. */
export type SharedRequest = {
  readonly key: string;
  readonly url: string;
  /** Preferences only, in a form of our own: what is not known of the cookies is not there. */
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

/** The preferences a page depends on, as a cookie header of their own. */
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
    search.length <= LONGEST_QUERY && [...new URLSearchParams(search).keys()].every((name) => PARAMETERS.has(name))
  );
}

/**
 * Reads whether a request can be answered with a page for everybody. It holds nothing of the visitor but what many
 * visitors share.
 * @returns undefined when it must be answered for itself
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
