import type { HeadersFunction } from '@remix-run/node';

/**
 * The headers of a private page, which no cache may store. A `Retry-After` of the loader, the action or an error is passed on.
 */
export const privateHeaders: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  const sources = [errorHeaders, actionHeaders, loaderHeaders];
  const retryAfter = sources.map((source) => source?.get('Retry-After')).find(Boolean);
  if (retryAfter) headers.set('Retry-After', retryAfter);
  return headers;
};
