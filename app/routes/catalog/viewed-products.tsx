import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { loadViewedProducts } from '~/features/viewed/load-viewed.server';
import { ViewedPage } from '~/features/viewed/parts/viewed-page';
import { needs } from '~/locale/translator';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('browse', 'catalog') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

export const loader = loadViewedProducts;

export const clientLoader = backgroundLoader;

/** Cart changes do not affect viewed products. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined ? defaultShouldRevalidate : false;
}

export default function ViewedProductsScreen() {
  return <ViewedPage {...useLoaderData<typeof loader>()} />;
}
