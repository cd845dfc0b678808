import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';

/** Calls the backend. Path and query of the request are used, its host is ignored. */
export type BackendFetch = (request: Request) => Promise<Response>;

/**
 * A backend reached over HTTP: our own as a separate process, or any other that implements the contract. Redirects are returned,
 * not followed, so that a backend cannot send requests elsewhere.
 * @param apiUrl address without a trailing slash; may contain a path
 */
export function remoteBackend(apiUrl: string): BackendFetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, signal } = request;
    // a complete body is sent with its length: some servers do not accept chunked requests
    const body = request.body === null ? null : await request.arrayBuffer();
    return fetch(`${apiUrl}${pathname}${search}`, { method, headers, body, signal, redirect: 'manual' });
  };
}

/** The visitor's data that is sent to the backend. */
export type Visitor = {
  readonly clientAddress: string;
  /** The country from a trusted proxy, and the header in which storefront and backend expect it. */
  readonly country: { readonly countryHeader: string; readonly geoCountry: string } | undefined;
};

/**
 * Adds the visitor's data to the calls of a backend, with the secret that the backend requires to trust it. It is written into the
 * headers of the given requests, which are made for one call each: a copy with a signal of its own costs more than the rest of this.
 */
export function onBehalfOf(
  backend: BackendFetch,
  { clientAddress, country }: Visitor,
  secret: string | undefined,
): BackendFetch {
  if (secret === undefined) return backend;
  return (request) => {
    const { headers } = request;
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
    // the common header, for other backends
    headers.set('X-Forwarded-For', clientAddress);
    headers.set(API_SECRET_HEADER, secret);
    if (country) headers.set(country.countryHeader, country.geoCountry);
    return backend(request);
  };
}
