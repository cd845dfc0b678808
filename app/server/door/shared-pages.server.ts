import { detectLanguage } from '~/locale/host-language';
import { SHARED_SCREENS } from '~/routing/shared-screens';
import { type KeptPage, keepPage, UnfitPage } from '../page-cache/kept-page.server';
import { createPageCache, type PageCache, type SharedPages } from '../page-cache/page-cache.server';
import { readSharedRequest, type SharedRequest } from '../page-cache/shared-request.server';
import { chosenLanguage } from '../shop-cookies.server';
import type { DoorOptions } from './door.server';
import { incomingReader } from './incoming.server';
import { loggedPath, readPagePath } from './page-path.server';
import { secure } from './security-headers.server';

/**
 * The page cache of the shop's own pages.
 * @param slots a visitor's texts for the slots, by their cookies
 */
export function sharedPages(options: DoorOptions, slots: SharedPages['slots']): PageCache {
  const { settings, log } = options;
  const readIncoming = incomingReader(settings);
  return createPageCache({
    mostBytes: options.development ? 0 : settings.pageCacheMegabytes * 1_000_000,
    read: (request) => readSharedRequest(request, readIncoming(request).scheme, settings),
    render: (request) => renderShared(request, options),
    slots,
    answered: ({ method, url = '' }, status, ms) => {
      const path = loggedPath(url.split('?', 1)[0] ?? '');
      log.info({ method, path, status, ms: Math.round(ms * 10) / 10, kept: true }, 'request');
    },
  });
}

/**
 * Renders a page without its visitor: the request holds preferences only, and nobody's address or country.
 * @throws UnfitPage for a page that failed or lacks a part
 */
async function renderShared(shared: SharedRequest, options: DoorOptions): Promise<KeptPage | undefined> {
  const { settings, rules, pages, backend } = options;
  const request = new Request(shared.url, { headers: shared.cookie === '' ? {} : { cookie: shared.cookie } });
  const url = new URL(request.url);
  const language = detectLanguage(url, chosenLanguage(request), settings.hosts);
  const path = readPagePath(url, 'GET', language, rules);
  if (path.kind !== 'screen' || !SHARED_SCREENS.has(path.screen)) return undefined;
  let isWhole = true;
  const lacks = () => {
    isWhole = false;
  };
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: true, lacks };
  const response = await pages.handlerFor(language, path.screen)(request, { shop });
  const { status, headers } = response;
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isRedirect = status >= 300 && status < 400 && headers.has('Location');
  const isForAll = (isPage || isRedirect) && !headers.has('Set-Cookie') && !headers.has('Cache-Control');
  if (!isForAll && status >= 500) throw new Error(`A shared page failed with ${status}`);
  if (!isForAll) return undefined;
  secure(headers, url.protocol === 'https:' ? 'https' : 'http');
  const page = await keepPage(status, [...headers].flat(), await response.text());
  if (status >= 500 || (isPage && !isWhole)) throw new UnfitPage(page);
  return page;
}
