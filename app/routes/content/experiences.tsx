import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadExperiences } from '~/features/content/load-experiences.server';
import { experiencesMetaOf } from '~/features/content/page-meta';
import { ExperiencesPage } from '~/features/content/parts/experiences-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('life', 'catalog', 'pages') };

export const meta = pageMeta<typeof loader>(({ data, site }) => experiencesMetaOf(data, site));

export const loader = (args: LoaderFunctionArgs) => loadExperiences(args);

export default function ExperiencesScreen() {
  return <ExperiencesPage data={useLoaderData<typeof loader>()} />;
}
