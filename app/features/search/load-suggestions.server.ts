import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import type { SuggestedName } from '~/api/search';
import { allowedMediaPath, mediaUrl } from '~/features/catalog/media-url';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { shopLog } from '~/server/shop-log.server';
import { SEARCH_TEXT, searchText } from './rules/search-text';
import { searchShop } from './search-engine.server';

/** A suggestion: where it leads, its name, what stands before it and a picture. */
export interface Suggestion {
  readonly href: string;
  readonly name: string;
  readonly detail?: string;
  readonly image?: string;
}

/** What the search box shows while one types. */
export interface Suggestions {
  readonly sections: readonly { readonly title: string; readonly items: readonly Suggestion[] }[];
  /** How many there are, for screen readers. */
  readonly status: string;
}

const SHORTEST = 2;
const MOST_NAMES = 3;

/** Answers suggestions for a text as JSON: groups, brands, products, and the way to all results. Never fails. */
export async function loadSuggestions(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const { url, language } = context;
  const t = context.t('search');
  const text = searchText(url.searchParams.get(SEARCH_TEXT));
  if (text.length < SHORTEST) return Response.json({ sections: [], status: '' } satisfies Suggestions);
  const found = await searchShop(context, text, { sort: 'main', isTyping: true }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'suggestions could not be fetched');
    return null;
  });
  const names = (list: readonly SuggestedName[] = []): Suggestion[] =>
    list.slice(0, MOST_NAMES).map(({ name, path }) => ({ href: pathToSlug(path), name }));
  const products = (found?.products ?? []).map(({ name, path, manufacturer, image }): Suggestion => {
    const picture = allowedMediaPath(image ?? '', storefrontSettings().mediaHosts);
    const source = picture && mediaUrl(picture, '96');
    return { href: pathToSlug(path), name, detail: manufacturer, ...(source && { image: source }) };
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
    status: count === 0 ? t('suggestionsNone') : t('suggestions', { count }),
  };
  // what was typed comes back in it: never as markup, whoever shows this
  const body = JSON.stringify(answer).replaceAll('<', '\\u003c');
  return new Response(body, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, max-age=60' },
  });
}
