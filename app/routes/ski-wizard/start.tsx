import { useLoaderData } from '@remix-run/react';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { loadStart } from '~/features/ski-wizard/load-start.server';
import { StartPage } from '~/features/ski-wizard/parts/start-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('ski-wizard') };

export const meta = pageMeta<typeof loader>(({ data, site }) => ({
  title: data.title,
  description: data.description,
  jsonLd: [breadcrumbData(data.crumbs, site.origin, data.path)],
}));

export const headers = privateHeaders;
export const loader = loadStart;

export default function SkiWizardScreen() {
  return <StartPage data={useLoaderData<typeof loader>()} />;
}
