const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a request that changes something was sent by another site's page. Browsers say so in Sec-Fetch-Site, older
 * ones in Origin or Referer; what sends none of them is no browser that carries a victim's cookies. Only hosts are
 * compared: behind a proxy that ends TLS the schemes differ.
 */
export function isCrossOrigin(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const source = request.headers.get('origin') ?? request.headers.get('referer');
  return source !== null && hostOf(source) !== new URL(request.url).host;
}
