import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { RichText } from '~/features/content/rich-text';
import { loadStore } from '~/features/stores/load-store.server';
import { StorePage } from '~/features/stores/parts/store-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('stores', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.summary,
  canonical: data.to,
  image: data.share ?? undefined,
  jsonLd: [data.jsonLd, breadcrumbData(data.crumbs, site.origin, data.to)],
}));

export const loader = loadStore;

export default function StoreScreen() {
  const data = useLoaderData<typeof loader>();
  // another store is another page: rows scroll from their beginning
  return <StorePage key={data.slug} data={data} about={data.html && <RichText html={data.html} />} />;
}
