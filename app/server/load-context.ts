import type { AppLoadContext } from '@remix-run/node';
import type { BackendFetch } from './backend-fetch.server';

/**
 * What server.ts hands to loaders and actions with each request. Under remix-serve there is none: the storefront then
 * calls API_URL by itself.
 */
export type ShopLoadContext = {
  /** Calls the backend for this visitor. */
  backend: BackendFetch;
  /**
   * The visitor's IP address as the backend is told it; behind trusted proxies the one they report. Undefined where no
   * secret is shared: the backend would take the storefront's machine for the visitor's.
   */
  clientAddress: string | undefined;
  /** Two-letter country in lower case from a trusted proxy's header, when COUNTRY_HEADER is set. */
  geoCountry: string | undefined;
  /** Rendering for the shared cache: personal slots stay open, the request's cookies are preferences only. */
  shared: boolean;
  /** Told that the page lacks something the backend did not give, so that nobody keeps it. */
  lacks?: () => void;
  /** Told the bytes of a page when it is rendered, which spares reading them out of the response. */
  finished?: (page: Uint8Array<ArrayBuffer>) => void;
};

declare module '@remix-run/node' {
  interface AppLoadContext {
    shop?: ShopLoadContext;
  }
}

/** The shop's part of a load context, or undefined under remix-serve. */
export function loadContext(context: AppLoadContext): ShopLoadContext | undefined {
  return context.shop;
}
