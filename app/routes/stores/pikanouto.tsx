import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadPikanouto } from '~/features/stores/load-pikanouto.server';
import { PikanoutoPage } from '~/features/stores/parts/pikanouto-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('stores', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.description,
  jsonLd: [breadcrumbData(data.crumbs, site.origin, data.path)],
}));

export const loader = loadPikanouto;

export default function PikanoutoScreen() {
  return <PikanoutoPage data={useLoaderData<typeof loader>()} />;
}
