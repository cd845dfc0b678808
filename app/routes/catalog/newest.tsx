import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listingMeta } from '~/features/listing/listing-meta';
import { loadOtherListing } from '~/features/listing/load-other-listing.server';
import { OtherListingPage } from '~/features/listing/parts/other-listing-page';
import { needs } from '~/locale/translator';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';
import { unlessShown } from '~/routing/shown-address';

export const handle = { i18n: await needs('listing', 'catalog', 'browse') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  ...listingMeta({ title: data.title, description: data.text, crumbs: data.crumbs, list: data.list }, site),
  ...(data.isUnsupported && { noindex: true }),
}));

export const loader = (args: LoaderFunctionArgs) => loadOtherListing(args, 'newest');

export const clientLoader = backgroundLoader;

export const shouldRevalidate = unlessShown;

export default function NewestScreen() {
  return <OtherListingPage {...useLoaderData<typeof loader>()} />;
}
