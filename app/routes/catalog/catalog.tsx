import { useLoaderData } from '@remix-run/react';
import { loadCatalog } from '~/features/browse/load-catalog.server';
import { CatalogPage } from '~/features/browse/parts/catalog-page';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('browse', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.text,
  jsonLd: import.meta.env.SSR ? [breadcrumbData(data.crumbs, site.origin, data.path)] : [],
}));

export const loader = loadCatalog;

export default function CatalogScreen() {
  return <CatalogPage data={useLoaderData<typeof loader>()} />;
}
