import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import type { Freshness } from '~/api/look-up';
import { SharedCache } from '~/api/shared-cache';
import { isUnchanged } from '../entity-tag.server';
import { type CachedPage, pageFor, type SlotTexts, UncacheablePage } from './cached-page.server';
import type { SharedRequest } from './shared-request.server';

/**
 * Fresh for a minute, then ten minutes stale-while-revalidate, then a day stale-if-error, so that browsing works while the backend
 * is down.
 */
const FRESHNESS = { freshMs: 60_000, staleWhileRevalidateMs: 600_000, staleIfErrorMs: 24 * 3_600_000 };

/** The same for a page that says what is true for a while only: it is fresh and stale within that, and after it rendered anew. */
function freshnessUntil({ trueUntil }: CachedPage): Freshness {
  const left = Math.max(0, trueUntil - Date.now());
  const freshMs = Math.min(FRESHNESS.freshMs, left);
  return { ...FRESHNESS, freshMs, staleWhileRevalidateMs: Math.min(FRESHNESS.staleWhileRevalidateMs, left - freshMs) };
}

export type SharedPages = {
  /** Undefined for a request that cannot be answered with a shared page. */
  readonly read: (request: Parameters<RequestListener>[0]) => SharedRequest | undefined;
  /**
   * Renders the shared page or redirect; undefined if there is none.
   * @throws UncacheablePage for a page that must not be cached: the cached one is then sent or, if there is none, this one
   */
  readonly render: (request: SharedRequest) => Promise<CachedPage | undefined>;
  /** The visitor's slot texts, by the cookie header. */
  readonly slots: (cookie: string | undefined) => SlotTexts;
  /** Called for each request that the cache answered. */
  readonly answered: (request: Parameters<RequestListener>[0], status: number, ms: number) => void;
  /** Maximum bytes of all cached pages; 0 switches the cache off. */
  readonly maxBytes: number;
};

export type PageCache = {
  /** Answers requests from the cache and passes the others to `next`. */
  readonly before: (next: RequestListener) => RequestListener;
  /**
   * Removes every page, after a change of the catalogue.
   * @param graceMs how long, in milliseconds, the pages are still sent while new ones are rendered
   */
  readonly purge: (graceMs?: number) => void;
};

/**
 * A cache of whole shared pages in front of all other request handling, for visitors without personal content except texts in
 * slots, such as the number in the cart. Pages are rendered without the visitor's cookies, so they cannot contain personal data.
 */
export function createPageCache(pages: SharedPages): PageCache {
  const cache = new SharedCache<CachedPage | undefined>(pages.maxBytes, {
    weigh: (page, key) => (page?.bytes ?? 0) + 2 * key.length,
  });
  const freshness = (page: CachedPage | undefined) => (page?.status === 200 ? freshnessUntil(page) : undefined);

  const before = (next: RequestListener): RequestListener => {
    if (pages.maxBytes === 0) return next;
    return (request, response) => {
      const started = performance.now();
      const shared = pages.read(request);
      if (!shared) return next(request, response);
      const answer = (page: CachedPage, isCacheable: boolean) => {
        const { headers, method } = request;
        const visitor = { headers, texts: pages.slots(headers.cookie), isHead: method === 'HEAD', isCacheable };
        pages.answered(request, send(response, page, visitor), performance.now() - started);
      };
      return cache
        .get(shared.key, () => pages.render(shared), { freshness, takesOutdated: true })
        .then(
          (page) => (page && !response.destroyed ? answer(page, true) : next(request, response)),
          (error: unknown) => {
            if (error instanceof UncacheablePage && !response.destroyed) return answer(error.page, false);
            // rendering the page for this visitor alone shows and logs the error
            return next(request, response);
          },
        );
    };
  };
  return { before, purge: (graceMs) => cache.purge('', graceMs) };
}

type Visitor = {
  readonly headers: IncomingHttpHeaders;
  readonly texts: SlotTexts;
  readonly isHead: boolean;
  /** The page is complete: clients may store it, and it has an entity tag. */
  readonly isCacheable: boolean;
};

/** CDNs may store pages that were sent without cookies; browsers revalidate each time. */
const publicFor = ({ trueUntil }: CachedPage): string => {
  const seconds = Math.floor(Math.min(FRESHNESS.freshMs, Math.max(0, trueUntil - Date.now())) / 1_000);
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
};
const REVALIDATE_PRIVATE = 'private, max-age=0, must-revalidate';
const NO_STORE = 'private, no-store';

/** @returns the status that was sent */
function send(response: ServerResponse, page: CachedPage, { headers, texts, isHead, isCacheable }: Visitor): number {
  const { encoding, tag, body } = pageFor(page, headers['accept-encoding']?.toString(), texts);
  const isStorable = isCacheable && page.status === 200;
  // a page with slot texts is not stored, so that going back shows the current number in the cart
  const hasNoSlotText = page.slots.every((name) => !texts.get(name));
  const cacheControl =
    !isStorable || !hasNoSlotText ? NO_STORE : headers.cookie === undefined ? publicFor(page) : REVALIDATE_PRIVATE;
  const always = [...page.headers, 'Vary', 'Accept-Encoding, Cookie', 'Cache-Control', cacheControl];
  if (isStorable) always.push('ETag', tag);
  if (isStorable && isUnchanged(headers['if-none-match'], tag)) {
    response.writeHead(304, always).end();
    return 304;
  }
  const bytes = body();
  always.push('Content-Length', String(bytes.length), ...(encoding ? ['Content-Encoding', encoding] : []));
  response.writeHead(page.status, always).end(isHead ? undefined : bytes);
  return page.status;
}
