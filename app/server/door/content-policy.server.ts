import { createHash } from 'node:crypto';
import type { Settings } from 'contract/settings';
import { languageOfHost } from '~/locale/host-language';
import { LANGUAGES } from '~/locale/languages';

/** Where embedded videos of shop texts play (specification 1 §5); besides them only the shop's own mails are framed. */
const VIDEO_HOSTS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export type PolicyParts = {
  /** Inline scripts of the shop itself, by `scriptHash`. */
  readonly scriptHashes?: readonly string[];
  /** Vite puts styles and a web socket into pages. */
  readonly development: boolean;
};

/**
 * A page's Content-Security-Policy. It allows the shop's own files and, by hash, the inline scripts it is told of; a
 * script that got into the page another way does not run. The same page has the same policy, so both can be kept.
 * A form may be answered by a redirect to another language; pictures of a foreign backend come from the media hosts.
 * @param url the page's address, as the visitor sees it
 */
export function contentPolicy(
  url: URL,
  settings: Pick<Settings, 'hosts' | 'mediaHosts'>,
  { scriptHashes = [], development }: PolicyParts,
): string {
  return [
    `script-src ${["'self'", ...new Set(scriptHashes)].join(' ')}`,
    "default-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data:", ...settings.mediaHosts.map((host) => `https://${host}`)].join(' '),
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    ["frame-src 'self'", ...VIDEO_HOSTS].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...shopOrigins(url, settings)].join(' '),
  ].join('; ');
}

/** How a policy names an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The other languages' origins as seen from the visitor's; none where one host shows them all. */
function shopOrigins(url: URL, { hosts }: Pick<Settings, 'hosts'>): string[] {
  if (languageOfHost(url.host, hosts) === undefined) return [];
  const port = url.port === '' ? '' : `:${url.port}`;
  return LANGUAGES.flatMap((language) => hosts[language]).map((host) => `${url.protocol}//${host}${port}`);
}
