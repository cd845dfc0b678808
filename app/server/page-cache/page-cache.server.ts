import type { RequestListener, ServerResponse } from 'node:http';
import { SharedCache } from '~/api/shared-cache';
import { type KeptPage, pageBytes, type SlotTexts, UnfitPage } from './kept-page.server';
import type { SharedRequest } from './shared-request.server';

/** A minute fresh, ten more while it is made anew, and for a day when that fails: browsing outlives the backend. */
const FRESHNESS = { freshMs: 60_000, staleMs: 600_000, rescueMs: 24 * 3_600_000 };

export type SharedPages = {
  /** Undefined for a request that must be answered for itself. */
  readonly read: (request: Parameters<RequestListener>[0]) => SharedRequest | undefined;
  /**
   * Makes the page that everybody gets, or the redirect; undefined where there is none.
   * @throws UnfitPage for a page that is not to be kept: the one before is then given, or else this one
   */
  readonly render: (request: SharedRequest) => Promise<KeptPage | undefined>;
  /** The visitor's texts for the slots of a page. */
  readonly slots: (cookie: string | undefined) => SlotTexts;
  /** Told of each request that was answered from here. */
  readonly answered: (request: Parameters<RequestListener>[0], status: number, ms: number) => void;
  /** Bytes that all kept pages may take; 0 keeps none. */
  readonly mostBytes: number;
};

export type PageCache = {
  /** Answers what it can and hands the rest on. */
  readonly before: (next: RequestListener) => RequestListener;
  /** Forgets every page, as after a change of the catalogue. */
  readonly purge: () => void;
};

/**
 * Whole pages in front of everything else, for those who have no part in them but a number in the cart. A page is made
 * without the visitor: their cookies are not in the request that makes it, so nothing personal can be in it.
 */
export function createPageCache(pages: SharedPages): PageCache {
  const cache = new SharedCache<KeptPage | undefined>(pages.mostBytes, { weigh: (page) => page?.bytes ?? 0 });
  const freshness = (page: KeptPage | undefined) => (page?.status === 200 ? FRESHNESS : undefined);

  const before = (next: RequestListener): RequestListener => {
    if (pages.mostBytes === 0) return next;
    return (request, response) => {
      const started = performance.now();
      const shared = pages.read(request);
      if (!shared) return next(request, response);
      const answer = (page: KeptPage, isFit: boolean) => {
        const { cookie } = request.headers;
        send(response, page, request.headers['accept-encoding'] ?? '', {
          texts: pages.slots(cookie),
          isForAll: isFit && cookie === undefined,
          isHead: request.method === 'HEAD',
        });
        pages.answered(request, page.status, performance.now() - started);
      };
      return cache
        .get(shared.key, () => pages.render(shared), freshness)
        .then(
          (page) => (page && !response.destroyed ? answer(page, true) : next(request, response)),
          (error: unknown) => {
            if (error instanceof UnfitPage && !response.destroyed) return answer(error.page, false);
            // what went wrong is told by the page that is made for this visitor alone
            return next(request, response);
          },
        );
    };
  };
  return { before, purge: () => cache.purge() };
}

type Visitor = { readonly texts: SlotTexts; readonly isForAll: boolean; readonly isHead: boolean };

function send(response: ServerResponse, page: KeptPage, accepted: string, visitor: Visitor): void {
  const { body, encoding } = pageBytes(page, accepted, visitor.texts);
  response.writeHead(page.status, [
    ...page.headers,
    'Content-Length',
    String(body.length),
    'Vary',
    'Accept-Encoding, Cookie',
    'Cache-Control',
    visitor.isForAll && page.status === 200 ? 'public, max-age=0, must-revalidate, s-maxage=60' : 'private, no-store',
    ...(encoding ? ['Content-Encoding', encoding] : []),
  ]);
  response.end(visitor.isHead ? undefined : body);
}
