import type { LoaderFunctionArgs } from '@remix-run/node';
import { productTitle } from 'contract/product-title';
import { ApiError } from '~/api/api-error';
import { withShortTimeout } from '~/api/request';
import type { SuggestedName } from '~/api/search';
import { allowedMediaPath, mediaUrl } from '~/features/catalog/media-url';
import { payablePrice } from '~/features/catalog/rules/price-type';
import { segmentsOf } from '~/features/session/current-customer.server';
import { formatPrice } from '~/locale/money';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { shopLog } from '~/server/shop-log.server';
import { MAX_WAIT, MIN_TEXT, type Suggestion, type Suggestions } from '~/ui/suggestions';
import { SEARCH_TEXT, searchText } from './rules/search-text';
import { searchShop } from './search-engine.server';

const MAX_NAMES = 3;

/** Answers suggestions for a text as JSON: groups, brands, products, and the way to all results. Never fails. */
export async function loadSuggestions(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const { url, language, locale } = context;
  const t = context.t('search');
  const text = searchText(url.searchParams.get(SEARCH_TEXT));
  if (text.length < MIN_TEXT) return Response.json({ sections: [], status: '' } satisfies Suggestions);
  const brief = { ...context, api: withShortTimeout(context.api, MAX_WAIT) };
  const search = searchShop(brief, text, { sort: 'main', isTyping: true, taxAreaId: locale.taxAreaId });
  const unlessDown = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'suggestions could not be fetched');
    return null;
  };
  const [found, segments] = await Promise.all([search.catch(unlessDown), segmentsOf(context)]);
  const names = (list: readonly SuggestedName[] = []): Suggestion[] =>
    list.slice(0, MAX_NAMES).map(({ name, path }) => ({ href: pathToSlug(path), name }));
  const products = (found?.products ?? []).map((product): Suggestion => {
    const { name, path, manufacturer, image, isFrom } = product;
    const price = product.price && formatPrice(payablePrice(product.price, segments), locale);
    const picture = allowedMediaPath(image ?? '', storefrontSettings().mediaHosts);
    const source = picture && mediaUrl(picture, '96');
    // a name that says its brand needs it once: Hanki lahjakortti, Carte cadeau Hanki
    const isSaid = productTitle(manufacturer, name) === name;
    return {
      href: pathToSlug(path),
      name,
      ...(!isSaid && { detail: manufacturer }),
      ...(source && { image: source }),
      ...(price && { price: isFrom ? context.t('catalog')('price.from', { price }) : price }),
    };
  });
  const isFound = (found?.ids.length ?? 0) > 0;
  const sections = [
    { title: t('groups'), items: isFound ? names(found?.groups) : [] },
    { title: t('brands'), items: names(found?.brands) },
    { title: t('products'), items: products },
  ].filter(({ items }) => items.length > 0);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const all = { href: pathTo('search', language, {}, { [SEARCH_TEXT]: text }), name: t('all', { text }) };
  const answer: Suggestions = {
    sections: count === 0 ? [] : [...sections, { title: '', items: [all] }],
    status: !found ? '' : count === 0 ? t('suggestionsNone') : t('suggestions', { count }),
  };
  // it contains what was typed, so it must never be shown as markup
  const body = JSON.stringify(answer).replaceAll('<', '\\u003c');
  return new Response(body, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' },
  });
}
