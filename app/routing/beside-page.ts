import type { ClientLoaderFunctionArgs } from '@remix-run/react';

/** Addresses, path and query, that are being asked for beside the page. */
const beside = new Set<string>();

function pathAndQuery(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return pathname + search;
}

/**
 * Marks an address that a fetcher is about to load beside the page. The router puts an error screen in the place of the
 * whole page when a fetcher fails; where the route has `besidePageLoader`, such a load brings null instead.
 * @returns the address
 * @example load(besidePage(address))
 */
export function besidePage(address: string): string {
  beside.add(pathAndQuery(address));
  return address;
}

/** A route's `clientLoader`: what the server answers, or null when what was asked for beside the page failed. */
export async function besidePageLoader<Data>({
  request,
  serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'request' | 'serverLoader'>): Promise<Data | null> {
  const isBeside = beside.delete(pathAndQuery(request.url));
  try {
    return (await serverLoader()) as Data;
  } catch (error) {
    // a redirect is no failure
    if (isBeside && !(error instanceof Response)) return null;
    throw error;
  }
}
