/**
 * Whether a script sent the request and expects data instead of a page. Browsers send a header for this; without it, a
 * redirect works for both.
 */
export function isScripted(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  return mode !== null && mode !== 'navigate';
}
