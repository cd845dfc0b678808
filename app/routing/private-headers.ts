import type { HeadersFunction } from '@remix-run/node';
import { PAGE_NONCE } from './page-nonce';

/**
 * The headers of a private page, which no cache may store. A `Retry-After` of the loader, the action or an error is passed on, and the
 * nonce of a loader to the page's policy.
 */
export const privateHeaders: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  const sources = [errorHeaders, actionHeaders, loaderHeaders];
  const retryAfter = sources.map((source) => source?.get('Retry-After')).find(Boolean);
  if (retryAfter) headers.set('Retry-After', retryAfter);
  const nonce = loaderHeaders?.get(PAGE_NONCE);
  if (nonce) headers.set(PAGE_NONCE, nonce);
  return headers;
};
