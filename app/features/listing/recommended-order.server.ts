import { recommendedOrder } from '~/api/frosmo';
import { readGeneralSettings } from '~/api/locale';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { clearFrosmoCookie, frosmoCookieId } from '~/server/frosmo-cookie.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';

/** The strategy that orders groups unless the settings name another. Specification 1 §3. */
const USUAL_STRATEGY = 'sort-product-group';

/** The backend takes no more ids to sort by. */
const MOST_IDS = 5000;

/**
 * The order that Frosmo recommends for a group's products, as the list call takes it; nothing where Frosmo is not set up. When
 * it fails, that is logged, the products keep their own order, and the visitor's stored id is cleared. Specification 2 §7, §8.
 * @param names the breadcrumb names of the group, from the top
 */
export async function recommendedSort(
  context: ShopContext,
  names: readonly string[],
): Promise<{ readonly sortIds?: number[]; readonly setCookie?: string }> {
  const { api, language, request } = context;
  const { frosmo } = storefrontSettings();
  const url = frosmo.urls[language];
  if (url === undefined) return {};
  const settings = await orLogged(readGeneralSettings(api), new Map<string, string>(), 'general settings');
  const strategy = settings.get('frosmo_category_strategy') || USUAL_STRATEGY;
  const cookieId = frosmoCookieId(context);
  const service = { url, origin: frosmo.origin, cookieId, deadline: api.deadline };
  const ask = () => recommendedOrder(service, strategy, names);
  // what is recommended to a visitor is kept for nobody else
  const answer =
    cookieId === undefined ? api.cache.get(`frosmo ${language} ${strategy} ${names.join(' > ')}`, ask) : ask();
  const { ids, clearsCookieId, error } = await answer;
  if (error) shopLog().warn({ err: error.error }, 'a recommendation could not be fetched');
  return {
    ...(ids.length > 0 && { sortIds: ids.slice(0, MOST_IDS) }),
    ...(clearsCookieId && { setCookie: clearFrosmoCookie(request) }),
  };
}
