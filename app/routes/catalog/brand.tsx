import { useLoaderData } from '@remix-run/react';
import { namedListingMeta } from '~/features/listing/listing-meta';
import { loadBrand } from '~/features/listing/load-brand.server';
import { BrandPage } from '~/features/listing/parts/brand-page';
import { needs } from '~/locale/translator';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';
import { unlessShown } from '~/routing/shown-address';

export const handle = { i18n: await needs('listing', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => namedListingMeta(data, site));

export const loader = loadBrand;

export const clientLoader = backgroundLoader;

export const shouldRevalidate = unlessShown;

export default function BrandScreen() {
  return <BrandPage {...useLoaderData<typeof loader>()} />;
}
