import { type Recommendation, recommendedOrder } from '~/api/frosmo';
import { readGeneralSettings } from '~/api/locale';
import { DEFAULT_FRESHNESS, type Freshness } from '~/api/look-up';
import { withShortTimeout } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { clearFrosmoCookie, frosmoCookieId } from '~/server/frosmo-cookie.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';

/** The default strategy for the order of groups, unless the settings name another. Specification 1 §3. */
const DEFAULT_STRATEGY = 'sort-product-group';

/** Max number of ids that the backend accepts for sorting. */
const MAX_IDS = 5000;

/** A missing recommendation is cached, so that not every visitor waits for a service that is down. */
const FAILURE_FRESHNESS: Freshness = { freshMs: 10_000, staleWhileRevalidateMs: 0, staleIfErrorMs: 0 };
const freshnessOf = ({ error }: Recommendation): Freshness => (error ? FAILURE_FRESHNESS : DEFAULT_FRESHNESS);

/**
 * The order that Frosmo recommends for a group's products, in the list call's format; nothing when Frosmo is not
 * configured. A failure is logged, the products keep their default order, and the visitor's stored id is cleared.
 * Specification 2 §7, §8.
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
  const settings = await orLogged(
    readGeneralSettings(withShortTimeout(api)),
    new Map<string, string>(),
    'general settings',
  );
  const strategy = settings.get('frosmo_category_strategy') || DEFAULT_STRATEGY;
  const cookieId = frosmoCookieId(context);
  const service = { url, origin: frosmo.origin, cookieId, deadline: api.deadline };
  const ask = async () => {
    const answer = await recommendedOrder(service, strategy, names);
    if (answer.error) shopLog().warn({ err: answer.error.error }, 'a recommendation could not be fetched');
    return answer;
  };
  // personal recommendations are not shared
  const answer =
    cookieId === undefined
      ? api.cache.get(`frosmo ${language} ${strategy} ${names.join(' > ')}`, ask, { freshness: freshnessOf })
      : ask();
  const { ids, clearsCookieId } = await answer;
  return {
    ...(ids.length > 0 && { sortIds: ids.slice(0, MAX_IDS) }),
    ...(clearsCookieId && { setCookie: clearFrosmoCookie(request) }),
  };
}
