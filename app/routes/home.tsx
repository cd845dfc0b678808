import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadHome } from '~/features/home/load-home.server';
import { HomePage } from '~/features/home/parts/home-page';
import { SEARCH_TEXT } from '~/features/search/rules/search-text';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

/** `pageKind` is what tracking calls the page. Specification 1 §7. */
export const handle = { i18n: await needs('home', 'catalog'), pageKind: 'front page' };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.description,
  image: data.hero?.share ?? undefined,
  jsonLd: data.jsonLd,
}));

export const loader = (args: LoaderFunctionArgs) => loadHome(args, SEARCH_TEXT);

export default function HomeScreen() {
  return <HomePage data={useLoaderData<typeof loader>()} />;
}
