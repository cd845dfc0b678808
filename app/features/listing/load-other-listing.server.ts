import { data } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { pageTracking } from '~/features/catalog/page-tracking';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { isGridLarge } from './grid-size.server';
import { listProductsOf, presentList } from './present-list.server';

/** Listings that are no group's and no brand's, by the names of their screens. */
const OTHER_LISTINGS = { newest: 'Newest', secondHand: 'SecondHand' } as const satisfies Record<
  string,
  ProductListQuery['source']
>;
export type OtherListing = keyof typeof OTHER_LISTINGS;

/** Loads the page of the newest products, or of used gear. Specification 1 §2. */
export async function loadOtherListing(args: RequestArgs, listing: OtherListing) {
  const context = await shopContext(args);
  const { language, locale, t } = context;
  const path = pathTo(listing, language);
  const large = isGridLarge(context, path);
  const query = { source: OTHER_LISTINGS[listing], language, taxAreaId: locale.taxAreaId };
  const { index, status } = await listProductsOf(context, query);
  const list = await presentList(context, { index, path, groupSort: 'newest', isUnavailable: status !== 200 });
  const title = t('browse')(`${listing}.title`);
  return data(
    {
      title,
      text: t('browse')(`${listing}.text`),
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: title }],
      list,
      large,
      tracking: pageTracking('category', list.cards),
    },
    { status },
  );
}
export type OtherListingData = Awaited<ReturnType<typeof loadOtherListing>>['data'];
