/** Default headers of every response. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Adds security headers. Over https, all cookies get `Secure`. */
export function secure(headers: Headers, scheme: 'http' | 'https'): void {
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
  if (scheme !== 'https') return;
  headers.set('Strict-Transport-Security', 'max-age=63072000');
  const cookies = headers.getSetCookie();
  if (cookies.every(isSecure)) return;
  headers.delete('Set-Cookie');
  for (const cookie of cookies) headers.append('Set-Cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`);
}

const isSecure = (cookie: string) => /;\s*secure\s*(?:;|$)/i.test(cookie);
