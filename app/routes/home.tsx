import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadHome } from '~/features/home/load-home.server';
import { HomePage } from '~/features/home/parts/home-page';
import { SEARCH_TEXT } from '~/features/search/rules/search-text';
import { ViewedShelf } from '~/features/viewed/parts/viewed-shelf';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('home', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.description,
  image: data.hero?.share ?? undefined,
  jsonLd: data.jsonLd,
}));

export const loader = (args: LoaderFunctionArgs) => loadHome(args, SEARCH_TEXT);

export default function HomeScreen() {
  return <HomePage data={useLoaderData<typeof loader>()} viewed={<ViewedShelf />} />;
}
