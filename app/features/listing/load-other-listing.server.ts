import { data } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { readStaticPage } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { listTracking } from '~/features/catalog/page-tracking';
import { sceneFiles } from '~/features/catalog/scene-files';
import { pathTo } from '~/routing/path-to';
import { servicePageSlugs } from '~/routing/service-pages';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { isGridLarge } from './grid-size.server';
import { listProductsOf, presentList } from './present-list.server';

/** Listings other than groups and brands, by screen name. */
const OTHER_LISTINGS = { newest: 'Newest', secondHand: 'SecondHand' } as const satisfies Record<
  string,
  ProductListQuery['source']
>;
export type OtherListing = keyof typeof OTHER_LISTINGS;

/** What to do with used things of one's own, where the shop has a page about what becomes of them; null without one. */
async function readOwnOffer({ api, language, t }: ShopContext) {
  const slug = servicePageSlugs.sustainability[language];
  const page = await orLogged(readStaticPage(withShortTimeout(api), slug), undefined, 'sustainability');
  if (!page) return null;
  const words = t('browse');
  const picture = allowedPicture(page.image);
  return {
    title: words('secondHand.own.title'),
    text: words('secondHand.own.text'),
    action: { to: pathTo('ask', language), label: words('secondHand.own.ask') },
    more: { to: pathTo('page', language, { slug }), label: page.title },
    files: picture ? sceneFiles(picture.path) : [],
  };
}

/** Loads the page of the newest or second-hand products. Specification 1 §2. */
export async function loadOtherListing(args: RequestArgs, listing: OtherListing) {
  const context = await shopContext(args);
  const { language, locale, t } = context;
  const path = pathTo(listing, language);
  const large = isGridLarge(context, path);
  const query = { source: OTHER_LISTINGS[listing], language, taxAreaId: locale.taxAreaId };
  const { index, status, isUnsupported = false } = await listProductsOf(context, query);
  const list = await presentList(context, { index, path, groupSort: 'newest', isUnavailable: status !== 200 });
  const title = t('browse')(`${listing}.title`);
  const offer = listing === 'secondHand' && list.total > 0 ? await readOwnOffer(context) : null;
  return data(
    {
      title,
      text: t('browse')(isUnsupported ? 'listing.lacking' : `${listing}.text`),
      isUnsupported,
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: title }],
      list,
      large,
      offer,
      tracking: listTracking('category', list.cards, list.categories),
    },
    { status },
  );
}
export type OtherListingData = Awaited<ReturnType<typeof loadOtherListing>>['data'];
