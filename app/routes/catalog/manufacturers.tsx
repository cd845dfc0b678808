import { useLoaderData } from '@remix-run/react';
import { loadBrands } from '~/features/browse/load-brands.server';
import { BrandsPage } from '~/features/browse/parts/brands-page';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { linkListData } from '~/features/catalog/rules/item-list-data';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('browse', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.text,
  noindex: data.letters.length === 0,
  jsonLd: import.meta.env.SSR
    ? [
        breadcrumbData(data.crumbs, site.origin, data.path),
        linkListData(
          data.letters.flatMap(({ brands }) => brands),
          site.origin,
        ),
      ]
    : [],
}));

export const loader = loadBrands;

export default function ManufacturersScreen() {
  return <BrandsPage data={useLoaderData<typeof loader>()} />;
}
