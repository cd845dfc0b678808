import { data } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { listTracking } from '~/features/catalog/page-tracking';
import { sharedTags } from '~/features/catalog/rules/shared-tags';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { isGridLarge } from './grid-size.server';
import { kindTiles } from './kind-tiles.server';
import { readOwnOffer } from './own-offer.server';
import { listProductsOf, presentList } from './present-list.server';
import { readCard } from './rules/facet-engine';
import type { ListIndex } from './rules/list-index';
import { PAGE_SIZE } from './rules/list-query';

/** Listings other than groups and brands, by screen name. */
const OTHER_LISTINGS = { newest: 'Newest', secondHand: 'SecondHand' } as const satisfies Record<
  string,
  ProductListQuery['source']
>;
export type OtherListing = keyof typeof OTHER_LISTINGS;

/** Tags that all products of the list's first page have: each is new, which the list's heading says. */
function tagsOfFirst(index: ListIndex): ReadonlySet<string> {
  const first = Math.min(PAGE_SIZE, index.total);
  return sharedTags(Array.from({ length: first }, (_, row) => readCard(index, row)));
}

/** Loads the page of the newest or second-hand products. Specification 1 §2. */
export async function loadOtherListing(args: RequestArgs, listing: OtherListing) {
  const context = await shopContext(args);
  const { language, locale, t } = context;
  const path = pathTo(listing, language);
  const large = isGridLarge(context, path);
  const query = { source: OTHER_LISTINGS[listing], language, taxAreaId: locale.taxAreaId };
  const { index, status, isUnsupported = false } = await listProductsOf(context, query);
  const isNewest = listing === 'newest';
  const [list, kinds, offer] = await Promise.all([
    presentList(context, {
      index,
      path,
      groupSort: 'newest',
      isUnavailable: status !== 200,
      ...(isNewest && { leftOut: tagsOfFirst(index) }),
    }),
    isNewest ? kindTiles(context, { index, path }) : [],
    !isNewest && index.total > 0 ? readOwnOffer(context) : null,
  ]);
  const title = t('browse')(`${listing}.title`);
  return data(
    {
      title,
      text: t('browse')(isUnsupported ? 'listing.lacking' : `${listing}.text`),
      isUnsupported,
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: title }],
      kinds,
      list,
      large,
      offer,
      tracking: listTracking('category', list.cards, list.categories),
    },
    { status },
  );
}
export type OtherListingData = Awaited<ReturnType<typeof loadOtherListing>>['data'];
