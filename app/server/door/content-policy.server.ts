import { createHash } from 'node:crypto';

/** Where embedded videos of shop texts play (specification 1 §5); besides them only the shop's own mails are framed. */
const VIDEO_HOSTS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * A page's Content-Security-Policy. It allows the shop's own files and exactly the inline scripts that stand in the page,
 * by hash: the same page has the same policy, so it can be cached with it.
 * @param shopOrigins origins of the other languages: a form may be answered by a redirect there
 * @param mediaHosts hosts from which a foreign backend's pictures may come
 */
export function contentPolicy(
  html: string,
  shopOrigins: readonly string[],
  mediaHosts: readonly string[],
  development: boolean,
): string {
  return [
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(' ')}`,
    "default-src 'self'",
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    ["img-src 'self' data:", ...mediaHosts.map((host) => `https://${host}`)].join(' '),
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    ["frame-src 'self'", ...VIDEO_HOSTS].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...shopOrigins].join(' '),
  ].join('; ');
}

/** Hashes of a page's inline scripts, each once. Scripts that are data (`application/ld+json`) need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end < 0) break;
    const tag = html.slice(at, start);
    if (!tag.includes(' src=') && !/type="application\/[a-z+]*json"/.test(tag)) {
      hashes.add(`'sha256-${createHash('sha256').update(html.slice(start, end)).digest('base64')}'`);
    }
    at = html.indexOf('<script', end);
  }
  return [...hashes];
}
