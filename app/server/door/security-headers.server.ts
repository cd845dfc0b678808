/** Headers that every answer of the shop carries, unless it has its own. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Adds the headers that keep a page to itself. */
export function secure(headers: Headers, scheme: 'http' | 'https'): void {
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
  if (scheme === 'https') headers.set('Strict-Transport-Security', 'max-age=63072000');
}
