import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import type { Settings } from 'settings/read-settings';
import { clientAddress, trustedProxies } from './client-address.server';

/** Data of an incoming request before routing. */
export type Incoming = {
  clientAddress: string;
  scheme: 'http' | 'https';
  geoCountry: string | undefined;
};

/** Maximum length of path and query; listings with every filter are far shorter. */
const MAX_URL_LENGTH = 8_000;
const METHODS = ['GET', 'HEAD', 'POST'];

/** Rejects requests that no browser sends, before a Request object is created. Undefined: accepted. */
function refuse(incoming: IncomingMessage, isOwnHost: (host: string) => boolean): Refused | undefined {
  const { method = '', url = '', rawHeaders } = incoming;
  if (!METHODS.includes(method))
    return { status: 405, text: 'Method not allowed', headers: { Allow: METHODS.join(', ') } };
  if (!url.startsWith('/')) return { status: 400, text: 'Bad request' };
  if (url.length > MAX_URL_LENGTH) return { status: 414, text: 'Address too long' };
  if (/^\/[/\\]/.test(url)) return { status: 404, text: 'Not found' };
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length !== 1) {
    return { status: 400, text: 'Bad request' };
  }
  if (isOwnHost(incoming.headers.host ?? '') || isProbe(url)) return undefined;
  return { status: 421, text: 'This host is not one of the shop: see the setting SHOP_HOSTS' };
}

type Refused = { status: number; text: string; headers?: Record<string, string> };

/** Health checks may use the machine's address instead of a host name. */
const isProbe = (url: string) => url === '/healthz' || url === '/readyz';

/**
 * Whether the shop serves a host: the configured ones and, on a developer's machine, IP addresses. Other hosts could get a foreign
 * name into links, mails and caches.
 */
function ownHosts(settings: Settings): (host: string) => boolean {
  const names = new Set(Object.values(settings.hosts).flat());
  return (host) => {
    const name = host.replace(/:\d{1,5}$/, '');
    return names.has(name) || (!settings.production && isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0);
  };
}

/** Normalises a host: lower case, without a trailing dot. */
const writtenHost = (host: string) => host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');

/** Reads address, scheme and country of requests; forwarded headers are used only from trusted proxies. */
export function incomingReader(settings: Settings): (incoming: IncomingMessage) => Incoming {
  const isTrusted = trustedProxies(settings.trustedProxies);
  const { countryHeader, publicScheme } = settings;
  return (request) => {
    const { socket, headers } = request;
    const isProxied = isTrusted(socket.remoteAddress ?? '');
    const forwarded = (name: string) => (isProxied ? headers[name]?.toString() : undefined);
    const scheme = forwarded('x-forwarded-proto');
    const country = countryHeader ? forwarded(countryHeader)?.toLowerCase() : undefined;
    return {
      clientAddress: clientAddress(request, isTrusted),
      scheme: scheme === 'http' || scheme === 'https' ? scheme : publicScheme,
      geoCountry: /^[a-z]{2}$/.test(country ?? '') ? country : undefined,
    };
  };
}

/** Passes acceptable requests to `next`, with a normalised host, and rejects others in plain text. */
export function guarded(settings: Settings, next: RequestListener): RequestListener {
  const isOwnHost = ownHosts(settings);
  return (request, response) => {
    if (request.headers.host !== undefined) request.headers.host = writtenHost(request.headers.host);
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
    // The body is not read.
    request.resume();
  };
}
