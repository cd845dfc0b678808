import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { loadViewed } from '~/features/viewed/load-viewed.server';
import { ViewedPage } from '~/features/viewed/parts/viewed-page';
import { needs } from '~/locale/translator';
import { besidePageLoader } from '~/routing/beside-page';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('browse', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

export const loader = loadViewed;

export const clientLoader = besidePageLoader;

/** What is put into the cart changes nothing of what was looked at. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined ? defaultShouldRevalidate : false;
}

export default function ViewedProductsScreen() {
  return <ViewedPage {...useLoaderData<typeof loader>()} />;
}
