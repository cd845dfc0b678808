import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOutdoors } from '~/features/content/load-outdoors.server';
import { listMetaOf } from '~/features/content/page-meta';
import { OutdoorsPage } from '~/features/content/parts/outdoors-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('life', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data, site }) =>
  listMetaOf(data, site, { isEmpty: data.front !== null && !data.front.hero && data.front.posts.length === 0 }),
);

export const loader = (args: LoaderFunctionArgs) => loadOutdoors(args);

export default function LifeOutdoorsScreen() {
  return <OutdoorsPage data={useLoaderData<typeof loader>()} />;
}
