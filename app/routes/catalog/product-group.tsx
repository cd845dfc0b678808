import { useLoaderData } from '@remix-run/react';
import { namedListingMeta } from '~/features/listing/listing-meta';
import { loadProductGroup } from '~/features/listing/load-listing.server';
import { ProductGroupPage } from '~/features/listing/parts/product-group-page';
import { needs } from '~/locale/translator';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';
import { unlessShown } from '~/routing/shown-address';

export const handle = { i18n: await needs('listing', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => namedListingMeta(data, site));

export const loader = loadProductGroup;

export const clientLoader = backgroundLoader;

export const shouldRevalidate = unlessShown;

export default function ProductGroupScreen() {
  const data = useLoaderData<typeof loader>();
  return <ProductGroupPage {...data} />;
}
