import { useLoaderData } from '@remix-run/react';
import { loadSharedWishlist } from '~/features/wishlist/load-shared-wishlist.server';
import { SharedWishlistPage } from '~/features/wishlist/parts/shared-wishlist-page';
import { needs } from '~/locale/translator';
import { revalidateIfAnswered } from '~/routing/after-submission';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('wishlist', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadSharedWishlist;
export const shouldRevalidate = revalidateIfAnswered;

export default function SharedWishlistScreen() {
  return <SharedWishlistPage {...useLoaderData<typeof loader>()} />;
}
