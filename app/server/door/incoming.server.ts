import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import type { Settings } from 'contract/settings';
import { clientAddress, plainAddress, trustedProxies } from './client-address.server';

/** What the door knows of a request before anything of the shop sees it. */
export type Incoming = {
  clientAddress: string;
  scheme: 'http' | 'https';
  geoCountry: string | undefined;
};

/** Longest path with query the shop answers; listings with every filter stay far below. */
const LONGEST_URL = 8_000;
const METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses what no browser sends, before a Request is made of it. Undefined: welcome. */
function refuse(incoming: IncomingMessage, isOwnHost: (host: string) => boolean): Refused | undefined {
  const { method = '', url = '', rawHeaders } = incoming;
  if (!METHODS.includes(method))
    return { status: 405, text: 'Method not allowed', headers: { Allow: METHODS.join(', ') } };
  if (!url.startsWith('/')) return { status: 400, text: 'Bad request' };
  if (url.length > LONGEST_URL) return { status: 414, text: 'Address too long' };
  if (/^\/[/\\]/.test(url)) return { status: 404, text: 'Not found' };
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length !== 1) {
    return { status: 400, text: 'Bad request' };
  }
  if (isOwnHost(incoming.headers.host ?? '') || isProbe(url)) return undefined;
  return { status: 421, text: 'This host is not one of the shop: see the setting SHOP_HOSTS' };
}

type Refused = { status: number; text: string; headers?: Record<string, string> };

/** Health checks come from machines that know the shop by its address only. */
const isProbe = (url: string) => url === '/healthz' || url === '/readyz';

/**
 * Whether the shop answers on a host: the configured ones, and plain addresses on a developer's machine. Anything else
 * could put a foreign name into links, mails and caches.
 */
function ownHosts(settings: Settings): (host: string) => boolean {
  const names = new Set(Object.values(settings.hosts).flat());
  return (host) => {
    const name = host
      .toLowerCase()
      .replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '');
    return names.has(name) || (!settings.production && isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0);
  };
}

/** Reads who asks and how; forwarded headers count only from trusted proxies. */
export function incomingReader(settings: Settings): (incoming: IncomingMessage) => Incoming {
  const proxies = trustedProxies(settings.trustedProxies);
  const { countryHeader, publicScheme } = settings;
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? '';
    const trusted = proxies.has(plainAddress(peer));
    const forwarded = (name: string) => (trusted ? headers[name]?.toString() : undefined);
    const scheme = forwarded('x-forwarded-proto');
    const country = countryHeader ? forwarded(countryHeader)?.toLowerCase() : undefined;
    return {
      clientAddress: clientAddress(peer, headers['x-forwarded-for']?.toString(), proxies),
      scheme: scheme === 'http' || scheme === 'https' ? scheme : publicScheme,
      geoCountry: /^[a-z]{2}$/.test(country ?? '') ? country : undefined,
    };
  };
}

/** Lets through to `next` what the shop may answer, and refuses the rest in plain text. */
export function guarded(settings: Settings, next: RequestListener): RequestListener {
  const isOwnHost = ownHosts(settings);
  return (request, response) => {
    const refused = refuse(request, isOwnHost);
    if (!refused) return next(request, response);
    response.writeHead(refused.status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
      ...refused.headers,
    });
    response.end(refused.text);
    // Its body, if any, is not waited for.
    request.resume();
  };
}
