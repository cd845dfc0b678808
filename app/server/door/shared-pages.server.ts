import { randomBytes } from 'node:crypto';
import { detectLanguage } from '~/locale/host-language';
import { screens } from '~/routing/screens';
import { type CachedPage, toCachedPage, UncacheablePage } from '../page-cache/cached-page.server';
import { createPageCache, type PageCache, type SharedPages } from '../page-cache/page-cache.server';
import { readSharedRequest, type SharedRequest } from '../page-cache/shared-request.server';
import { chosenLanguage } from '../shop-cookies.server';
import type { DoorOptions } from './door.server';
import { incomingReader } from './incoming.server';
import { loggedPath, readPagePath } from './page-path.server';
import { secure } from './security-headers.server';

/**
 * Creates the page cache. @param slots the slot texts for a visitor's cookies
 */
export function sharedPages(options: DoorOptions, slots: SharedPages['slots']): PageCache {
  const { settings, log } = options;
  const readIncoming = incomingReader(settings);
  return createPageCache({
    maxBytes: options.development ? 0 : settings.pageCacheMegabytes * 1_000_000,
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
 * Renders a shared page: the request contains preferences only, no IP address and no country.
 * @throws UncacheablePage for a page that failed or onMissingData a part
 */
async function renderShared(shared: SharedRequest, options: DoorOptions): Promise<CachedPage | undefined> {
  const { settings, pages, backend } = options;
  const request = new Request(shared.url, { headers: shared.cookie === '' ? {} : { cookie: shared.cookie } });
  const url = new URL(request.url);
  const language = detectLanguage(url, chosenLanguage(request), settings.hosts);
  const path = readPagePath(url, 'GET', language);
  if (path.kind !== 'screen' || !screens[path.screen].isShared) return undefined;
  let isWhole = true;
  const onMissingData = () => {
    isWhole = false;
  };
  let trueUntil = Number.POSITIVE_INFINITY;
  const onTrueUntil = (time: number) => {
    trueUntil = Math.min(trueUntil, time);
  };
  const slotKey = randomBytes(16).toString('base64url');
  const shop = {
    backend,
    clientAddress: undefined,
    geoCountry: undefined,
    shared: true,
    slotKey,
    onMissingData,
    onTrueUntil,
  };
  const response = await pages.handlerFor(language, path.screen)(request, { shop });
  const { status, headers } = response;
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isRedirect = status >= 300 && status < 400 && headers.has('Location');
  const isForAll = (isPage || isRedirect) && !headers.has('Set-Cookie') && !headers.has('Cache-Control');
  if (!isForAll && status >= 500) throw new Error(`A shared page failed with ${status}`);
  if (!isForAll) return undefined;
  secure(headers, url.protocol === 'https:' ? 'https' : 'http');
  const page = await toCachedPage(status, [...headers].flat(), { html: await response.text(), slotKey }, trueUntil);
  if (status >= 500 || (isPage && !isWhole)) throw new UncacheablePage(page);
  return page;
}
