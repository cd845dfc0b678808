import { createHash } from 'node:crypto';
import type { Settings } from 'settings/read-settings';
import { languageOfHost } from '~/locale/host-language';
import { LANGUAGES } from '~/locale/languages';

/** Hosts of embedded videos in shop texts (specification 1 §5); no other sites may be framed. */
const VIDEO_HOSTS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What Google's sign-in script loads: the directives that its documentation of a Content Security Policy names. */
const GOOGLE = 'https://accounts.google.com/gsi/';

export type PolicyParts = {
  /** Inline scripts of the shop itself, by `scriptHash`. */
  readonly scriptHashes?: readonly string[];
  /** The log-in screen of a shop with Google sign-in. */
  readonly allowsGoogle?: boolean;
  /** Development mode: Vite needs inline styles and a web socket. */
  readonly development: boolean;
};

/**
 * A page's Content-Security-Policy. It allows the shop's own files and, by hash, the shop's inline scripts; injected scripts do not
 * run. The same page always has the same policy, so both can be cached. Forms may redirect to the hosts of other languages;
 * pictures of a foreign backend come from the media hosts.
 * @param url the page's address, as the visitor sees it
 */
export function contentPolicy(
  url: URL,
  settings: Pick<Settings, 'hosts' | 'mediaHosts'>,
  { scriptHashes = [], allowsGoogle = false, development }: PolicyParts,
): string {
  return [
    ["script-src 'self'", ...new Set(scriptHashes), ...(allowsGoogle ? [`${GOOGLE}client`] : [])].join(' '),
    "default-src 'self'",
    [
      development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
      ...(allowsGoogle ? [`${GOOGLE}style`] : []),
    ].join(' '),
    ["img-src 'self' data:", ...settings.mediaHosts.map((host) => `https://${host}`)].join(' '),
    [development ? "connect-src 'self' ws:" : "connect-src 'self'", ...(allowsGoogle ? [GOOGLE] : [])].join(' '),
    ["frame-src 'self'", ...VIDEO_HOSTS, ...(allowsGoogle ? [GOOGLE] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...shopOrigins(url, settings)].join(' '),
  ].join('; ');
}

/** The hash of an inline script in a policy. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The origins of all languages, with the scheme and port of the visitor's; empty if one host shows all languages. */
function shopOrigins(url: URL, { hosts }: Pick<Settings, 'hosts'>): string[] {
  if (languageOfHost(url.host, hosts) === undefined) return [];
  const port = url.port === '' ? '' : `:${url.port}`;
  return LANGUAGES.flatMap((language) => hosts[language]).map((host) => `${url.protocol}//${host}${port}`);
}
