import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';

/** Calls the backend: the request's path and query count, its host does not. */
export type BackendFetch = (request: Request) => Promise<Response>;

/**
 * A backend behind an address: our own started alone, or any other that keeps the contract. Redirects are handed back,
 * never followed, so that a backend cannot send the shop elsewhere.
 * @param apiUrl address without a slash at its end; it may hold a path
 */
export function remoteBackend(apiUrl: string): BackendFetch {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${apiUrl}${pathname}${search}`, request), { redirect: 'manual' });
  };
}

/** What a backend is told of the visitor. */
export type Told = {
  readonly clientAddress: string;
  /** The country a trusted proxy names, under the header that both wings are set to. */
  readonly country: { readonly countryHeader: string; readonly geoCountry: string } | undefined;
};

/** The same backend, told on whose behalf it is called and by whom. Without a secret it would not believe it. */
export function onBehalfOf(
  backend: BackendFetch,
  { clientAddress, country }: Told,
  secret: string | undefined,
): BackendFetch {
  if (secret === undefined) return backend;
  return (request) => {
    const told = new Request(request);
    told.headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
    told.headers.set(API_SECRET_HEADER, secret);
    if (country) told.headers.set(country.countryHeader, country.geoCountry);
    return backend(told);
  };
}
