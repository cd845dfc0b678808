import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadRental } from '~/features/rental/load-rental.server';
import { RentalPage } from '~/features/rental/parts/rental-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('rental', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.description,
  jsonLd: [breadcrumbData(data.crumbs, site.origin, data.path)],
}));

export const loader = loadRental;

export default function RentalScreen() {
  return <RentalPage data={useLoaderData<typeof loader>()} />;
}
