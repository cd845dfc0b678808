import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadStores } from '~/features/stores/load-stores.server';
import { StoresPage } from '~/features/stores/parts/stores-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('stores', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.description,
  jsonLd: [breadcrumbData(data.crumbs, site.origin, data.path)],
}));

export const loader = loadStores;

export default function StoresScreen() {
  return <StoresPage data={useLoaderData<typeof loader>()} />;
}
