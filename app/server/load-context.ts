import type { AppLoadContext } from '@remix-run/node';
import type { BackendFetch } from './backend-fetch.server';

/**
 * Data that server.ts passes to loaders and actions with each request. Under remix-serve there is none: the storefront then calls
 * API_URL directly.
 */
export type ShopLoadContext = {
  /** Calls the backend on behalf of this visitor. */
  backend: BackendFetch;
  /**
   * The visitor's IP address, as sent to the backend; behind trusted proxies the one they report. Undefined without a shared
   * secret: the backend would then see the storefront's address instead.
   */
  clientAddress: string | undefined;
  /** Two-letter country in lower case from a trusted proxy's header, when COUNTRY_HEADER is set. */
  geoCountry: string | undefined;
  /** A shared page is rendered: slots stay empty, and the request's cookies are preferences only. */
  shared: boolean;
  /** Key of the slot markers in a shared page (`~/rendering/slot`); random, new for each page. */
  slotKey?: string;
  /** Called if the page is incomplete because the backend failed, so that it is not cached. */
  onMissingData?: () => void;
  /**
   * Called with a moment, in milliseconds, until which something on a shared page is true: a store closes, a deadline passes.
   * From then on the page is not sent any more.
   */
  onTrueUntil?: (time: number) => void;
  /** Called with the bytes of a rendered page, so that they need not be read from the response. */
  finished?: (page: Uint8Array<ArrayBuffer>) => void;
  /** The form that was posted is larger than is read: the request has no body, and its screen answers with an error page. */
  isTooLarge?: boolean;
  /** The page may load Google's sign-in. */
  allowsGoogle?: boolean;
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
