import { ApiError, isMissing } from '~/api/api-error';
import { frosmoEngine } from '~/api/frosmo';
import { readGeneralSettings } from '~/api/locale';
import { builtInEngine, NOTHING_FOUND, type SearchAnswer, type SearchEngine, type SearchWish } from '~/api/search';
import { typesenseEngine } from '~/api/typesense';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { frosmoCookieId } from '~/server/frosmo-cookie.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';

/** The service that the general settings name, where its address is set for the language's host. Specification 1 §3, §9. */
async function serviceEngine(context: ShopContext): Promise<SearchEngine | null> {
  const { api, language } = context;
  const { typesense, frosmo } = storefrontSettings();
  const settings = await orLogged(readGeneralSettings(api), new Map<string, string>(), 'general settings');
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

/** The backend's engine; a backend without the call finds nothing. */
async function ask(engine: SearchEngine, text: string, wish: SearchWish): Promise<SearchAnswer> {
  try {
    return await engine(text, wish);
  } catch (error) {
    if (isMissing(error)) return NOTHING_FOUND;
    throw error;
  }
}

/**
 * Searches by the engine of the shop's settings. While a service does not answer, and for what it does not suggest, the
 * backend's own engine answers.
 * @throws ApiError when nobody answers
 */
export async function searchShop(context: ShopContext, text: string, wish: SearchWish): Promise<SearchAnswer> {
  const service = text === '' ? null : await serviceEngine(context);
  const own = builtInEngine(context.api);
  if (!service) return ask(own, text, wish);
  const [found, suggested] = await Promise.allSettled([service(text, wish), ask(own, text, wish)]);
  if (found.status === 'rejected') {
    if (!(found.reason instanceof ApiError)) throw found.reason;
    shopLog().warn({ err: found.reason.error }, 'the search service does not answer');
    if (suggested.status === 'rejected') throw suggested.reason;
    return suggested.value;
  }
  const names = suggested.status === 'fulfilled' ? suggested.value : NOTHING_FOUND;
  const { ids, products } = found.value;
  return {
    ...found.value,
    groups: names.groups,
    brands: names.brands,
    products: products.length > 0 ? products : names.products.slice(0, ids.length),
  };
}
