import type { HeadersFunction } from '@remix-run/node';
import { privateHeaders } from './private-headers';

/**
 * The headers of a page whose address is a secret or names a person: no cache may store it, and no other site learns it. Not
 * `no-referrer`: browsers would then send the page's own form with `Origin: null`, which is refused.
 */
export const secretLinkHeaders: HeadersFunction = (args) => {
  const headers = new Headers(privateHeaders(args));
  headers.set('Referrer-Policy', 'same-origin');
  return headers;
};
