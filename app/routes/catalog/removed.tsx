import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRemoved } from '~/features/browse/load-removed.server';
import { RemovedPage } from '~/features/browse/parts/removed-page';
import { readFirstCards } from '~/features/listing/first-cards.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('browse', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.text,
  noindex: true,
}));

export const loader = (args: LoaderFunctionArgs) => loadRemoved(args, readFirstCards);

export default function RemovedScreen() {
  return <RemovedPage {...useLoaderData<typeof loader>()} />;
}
