import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadBrand } from '~/features/listing/load-listing.server';
import { BrandPage } from '~/features/listing/parts/brand-page';
import { canonicalOf } from '~/features/listing/rules/canonical';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('listing', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.description,
  image: data.list.image,
  canonical: canonicalOf(data.list),
  noindex: data.list.isFiltered,
  jsonLd: [breadcrumbData([...data.parents, { label: data.name }], site.origin, data.list.path)],
}));

export const loader = loadBrand;

export default function BrandScreen() {
  return <BrandPage {...useLoaderData<typeof loader>()} />;
}
