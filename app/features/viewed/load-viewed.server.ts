import { data } from '@remix-run/node';
import { getProductList } from '~/api/listing';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { segmentsOf } from '~/features/session/current-customer.server';
import { pack } from '~/rendering/pack.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { rememberViewed, viewedIds } from './viewed-cookie.server';

/** Products in a row. */
const SHELF = 12;

/** Id of the model whose page sends the request, `?seen=`: it is stored and not shown. */
function seenId(url: URL): number | null {
  const text = url.searchParams.get('seen') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}

/** The cards of viewed products; products no longer sold are left out. */
async function viewedCards(context: ShopContext, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { api, language, locale, t } = context;
  const query = { source: 'Search' as const, language, taxAreaId: locale.taxAreaId, sortIds: [...ids] };
  const [cards, segments] = await Promise.all([
    orLogged(getProductList(api, query), [], 'viewed products'),
    segmentsOf(context),
  ]);
  return cards.map((card) => pack(toCardProduct(card, { ...cardWords(t), segments })));
}

/**
 * Loads this visitor's viewed products, for their own page and for the rows on product pages and the front page. Product
 * pages are shared, so they load the row with a separate request, which also stores the product; the front page uses
 * `?shelf`.
 */
export async function loadViewedProducts(args: RequestArgs) {
  const context = await shopContext(args);
  const { request, url, language, t } = context;
  const text = t('browse');
  const seen = seenId(url);
  const others = viewedIds(request).filter((id) => id !== seen);
  const isShelf = seen !== null || url.searchParams.has('shelf');
  const products = await viewedCards(context, isShelf ? others.slice(0, SHELF) : others);
  return data(
    {
      title: text('viewed.title'),
      text: text('viewed.text'),
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('viewed.title') }],
      shelf: { title: text('viewed.short'), all: text('viewed.all') },
      products,
    },
    seen === null || !mayRemember(request, url) ? {} : { headers: { 'Set-Cookie': rememberViewed(request, seen) } },
  );
}
export type ViewedData = Awaited<ReturnType<typeof loadViewedProducts>>['data'];

/**
 * A landing page sets no cookie: products are stored only for visitors who came from a page of the shop or already have one
 * of its cookies.
 */
function mayRemember(request: Request, url: URL): boolean {
  return request.headers.has('cookie') || url.searchParams.has('came');
}

/** One transparent pixel, GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Stores a viewed product without scripts: the product page contains a picture with the model's id in its address. */
export async function markViewed(args: RequestArgs): Promise<Response> {
  const { request, url, params } = await shopContext(args);
  return new Response(PIXEL, {
    headers: {
      'Content-Type': 'image/gif',
      'Cache-Control': 'private, no-store',
      ...(mayRemember(request, url) && { 'Set-Cookie': rememberViewed(request, Number(params['id'])) }),
    },
  });
}
