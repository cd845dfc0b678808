import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadProductGroup } from '~/features/listing/load-listing.server';
import { ProductGroupPage } from '~/features/listing/parts/product-group-page';
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
  alternates: data.alternates,
  jsonLd: [breadcrumbData([...data.parents, { label: data.name }], site.origin, data.list.path)],
}));

export const loader = loadProductGroup;

export default function ProductGroupScreen() {
  const data = useLoaderData<typeof loader>();
  return <ProductGroupPage {...data} />;
}
