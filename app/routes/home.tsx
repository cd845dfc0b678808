import { useLoaderData } from '@remix-run/react';
import { loadHome } from '~/features/home/load-home.server';
import { HomePage } from '~/features/home/parts/home-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('home', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  description: data.description,
  image: data.hero?.image?.share ?? undefined,
}));

export const loader = loadHome;

export default function HomeScreen() {
  return <HomePage data={useLoaderData<typeof loader>()} />;
}
