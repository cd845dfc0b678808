import { useLoaderData } from '@remix-run/react';
import { loadGiftCategory } from '~/features/gift-campaigns/load-category.server';
import { CategoryPage } from '~/features/gift-campaigns/parts/category-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';

export const handle = { i18n: await needs('gift-campaign', 'catalog') };
/** For the company's people only: no search engine lists it. */
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const loader = loadGiftCategory;

export default function GiftCampaignScreen() {
  return <CategoryPage category={useLoaderData<typeof loader>()} />;
}
