import { ApiError, isCallUnknown } from '~/api/api-error';
import { frosmoEngine } from '~/api/frosmo';
import { readGeneralSettings } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import { builtInEngine, NOTHING_FOUND, type SearchAnswer, type SearchEngine, type SearchOptions } from '~/api/search';
import { typesenseEngine } from '~/api/typesense';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { frosmoCookieId } from '~/server/frosmo-cookie.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';

/**
 * The search service of the general settings, if its address is configured for the language's host. Specification 1 §3, §9.
 */
async function serviceEngine(context: ShopContext): Promise<SearchEngine | null> {
  const { api, language } = context;
  const { typesense, frosmo } = storefrontSettings();
  const settings = await orLogged(
    readGeneralSettings(withShortTimeout(api)),
    new Map<string, string>(),
    'general settings',
  );
  const name = settings.get('default_search_engine');
  const typesenseUrl = typesense.urls[language];
  if (name === 'typesense' && typesenseUrl !== undefined)
    return typesenseEngine({ ...typesense, url: typesenseUrl, language, deadline: api.deadline });
  const frosmoUrl = frosmo.urls[language];
  if (name === 'frosmo' && frosmoUrl !== undefined) {
    const cookieId = frosmoCookieId(context);
    const service = { url: frosmoUrl, origin: frosmo.origin, cookieId, deadline: api.deadline };
    return frosmoEngine(service, settings.get('frosmo_search_sort_by') ?? '');
  }
  return null;
}

/** The backend's engine; undefined when the backend has no search. */
async function searchBackend(
  context: ShopContext,
  text: string,
  wish: SearchOptions,
): Promise<SearchAnswer | undefined> {
  try {
    return await builtInEngine(context.api)(text, wish);
  } catch (error) {
    if (isCallUnknown(error)) return undefined;
    throw error;
  }
}

/**
 * Searches with the configured engine. The backend's engine is the fallback when the service fails, and for suggestion
 * types that it does not support.
 * @returns undefined when the shop has no search: no service is configured, and the backend does not support the call
 * @throws ApiError when no engine answers
 */
export async function searchShop(
  context: ShopContext,
  text: string,
  wish: SearchOptions,
): Promise<SearchAnswer | undefined> {
  const service = text === '' ? null : await serviceEngine(context);
  if (!service) return searchBackend(context, text, wish);
  const [found, suggested] = await Promise.allSettled([service(text, wish), searchBackend(context, text, wish)]);
  if (found.status === 'rejected') {
    if (!(found.reason instanceof ApiError)) throw found.reason;
    shopLog().warn({ err: found.reason.error }, 'the search service does not answer');
    if (suggested.status === 'rejected') throw suggested.reason;
    // a failing service is an outage, not a shop without search
    if (suggested.value === undefined) throw found.reason;
    return suggested.value;
  }
  const names = (suggested.status === 'fulfilled' && suggested.value) || NOTHING_FOUND;
  const { ids, products } = found.value;
  return {
    ...found.value,
    groups: names.groups,
    brands: names.brands,
    products: products.length > 0 ? products : names.products.slice(0, ids.length),
  };
}
