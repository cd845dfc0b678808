import { useLoaderData } from '@remix-run/react';
import { ViewedShelf } from '~/features/viewed/parts/viewed-shelf';
import { loadWishlist } from '~/features/wishlist/load-wishlist.server';
import { WishlistPage } from '~/features/wishlist/parts/wishlist-page';
import { shareWishlist } from '~/features/wishlist/share-wishlist.server';
import { needs } from '~/locale/translator';
import { hasServerAnswered } from '~/routing/after-submission';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('wishlist', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadWishlist;
export const action = shareWishlist;
/** A pressed heart changes this list. */
export const shouldRevalidate = hasServerAnswered;

export default function WishlistScreen() {
  return <WishlistPage {...useLoaderData<typeof loader>()} below={<ViewedShelf />} />;
}
