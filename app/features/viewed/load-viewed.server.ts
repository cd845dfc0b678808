import { data } from '@remix-run/node';
import { getProductList } from '~/api/listing';
import { toCardProduct } from '~/features/catalog/card-product';
import { packCard } from '~/features/catalog/packed-card';
import { isMember } from '~/features/session/current-customer.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { rememberViewed, viewedIds } from './viewed-cookie.server';

/** Products in the row below a product. */
const SHELF = 12;

/** Id of the model whose page asks, `?seen=`: it is remembered and not shown. */
function seenId(url: URL): number | null {
  const text = url.searchParams.get('seen') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
}

/** The cards of viewed products; those that are sold no more are left out. */
async function viewedCards(context: ShopContext, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { api, language, locale, t } = context;
  const query = { source: 'Search' as const, language, taxAreaId: locale.taxAreaId, sortIds: [...ids] };
  const [cards, forMember] = await Promise.all([
    orLogged(getProductList(api, query), [], 'viewed products'),
    isMember(context),
  ]);
  return cards.map((card) => packCard(toCardProduct(card, { t: t('catalog'), isMember: forMember })));
}

/**
 * Loads what this visitor has looked at, for their page of it and for the row below a product. A product's page is the same for
 * everybody, so it asks here by a request of its own, which remembers the product as well.
 */
export async function loadViewed(args: RequestArgs) {
  const context = await shopContext(args);
  const { request, url, language, t } = context;
  const text = t('browse');
  const seen = seenId(url);
  const others = viewedIds(request).filter((id) => id !== seen);
  const products = await viewedCards(context, seen === null ? others : others.slice(0, SHELF));
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
export type ViewedData = Awaited<ReturnType<typeof loadViewed>>['data'];

/** The page one lands on leaves no cookie: remembered is what those look at who came from a page of the shop or hold a cookie of it. */
function mayRemember(request: Request, url: URL): boolean {
  return request.headers.has('cookie') || url.searchParams.has('came');
}

/** One transparent pixel, GIF. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Remembers a product where no scripts run: its page holds a picture whose address says which it is. */
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
