import { createHash } from 'node:crypto';
import type { Settings } from 'settings/read-settings';
import { languageOfHost } from '~/locale/host-language';
import { LANGUAGES } from '~/locale/languages';

/** Hosts of embedded videos in shop texts (specification 1 §5); no other sites may be framed. */
const VIDEO_HOSTS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What Google's sign-in script loads: the directives that its documentation of a Content Security Policy names. */
const GOOGLE = 'https://accounts.google.com/gsi/';

/** Klarna's hosts, as its documentation of a Content Security Policy names them. */
const KLARNA = ['https://*.klarna.com', 'https://*.klarnacdn.net'];

export type PolicyParts = {
  /** Inline scripts of the shop itself, by `scriptHash`. */
  readonly scriptHashes?: readonly string[];
  /** The log-in screen of a shop with Google sign-in. */
  readonly allowsGoogle?: boolean;
  /** Nonce of the scripts of Klarna's snippet, on the payment page of a shop with Klarna. */
  readonly klarnaNonce?: string | undefined;
  /** The page embeds the calendar of the booking service. */
  readonly allowsBooking?: boolean;
  /** The rental screen of a shop with a store at Rentle. */
  readonly allowsRentle?: boolean;
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
  settings: Pick<Settings, 'hosts' | 'mediaHosts' | 'booking' | 'rentleUrl'>,
  { scriptHashes = [], klarnaNonce, development, ...allows }: PolicyParts,
): string {
  const klarna = klarnaNonce === undefined ? [] : KLARNA;
  const { allowsGoogle = false, allowsBooking = false, allowsRentle = false } = allows;
  const booking = allowsBooking ? settings.booking : undefined;
  const rentle = allowsRentle ? settings.rentleUrl : undefined;
  return [
    [
      "script-src 'self'",
      ...new Set(scriptHashes),
      ...(klarnaNonce === undefined ? [] : [`'nonce-${klarnaNonce}'`]),
      ...klarna,
      ...(allowsGoogle ? [`${GOOGLE}client`] : []),
      ...(booking?.script ? [withoutQuery(booking.script)] : []),
    ].join(' '),
    "default-src 'self'",
    [
      development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
      ...(allowsGoogle ? [`${GOOGLE}style`] : []),
    ].join(' '),
    ["img-src 'self' data:", ...settings.mediaHosts.map((host) => `https://${host}`), ...klarna].join(' '),
    [development ? "connect-src 'self' ws:" : "connect-src 'self'", ...klarna, ...(allowsGoogle ? [GOOGLE] : [])].join(
      ' ',
    ),
    [
      "frame-src 'self'",
      ...VIDEO_HOSTS,
      ...klarna,
      ...(allowsGoogle ? [GOOGLE] : []),
      ...(booking ? [new URL(booking.url).origin] : []),
      ...(rentle ? [new URL(rentle).origin] : []),
    ].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...shopOrigins(url, settings)].join(' '),
  ].join('; ');
}

/** A policy names addresses without their query; a semicolon or comma would end its directive. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/**
 * The policy of the page that holds Klarna's instalment message and nothing of the shop: the hosts that Klarna's documentation of its web
 * SDK names, inline styles as it asks for, and only the shop itself as a frame around it.
 */
export const INSTALMENT_POLICY = [
  "default-src 'none'",
  'script-src https://js.klarna.com https://x.klarnacdn.net',
  "style-src 'unsafe-inline' https://x.klarnacdn.net",
  'font-src https://x.klarnacdn.net',
  'img-src data: https://*.klarna.com https://x.klarnacdn.net https://*.klarnaevt.com',
  'connect-src https://*.klarna.com https://*.klarnaevt.com https://x.klarnacdn.net',
  'frame-src https://*.klarna.com https://x.klarnacdn.net',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Marks the response of a page that embeds the booking service's calendar; the page's policy takes its place. */
export const BOOKING_MARK = 'X-Embeds-Booking';

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

/** Marks, inside the shop, the rental screen of a shop with a store at Rentle. */
export const RENTLE_MARK = 'X-Embeds-Rentle';
