import { useLoaderData } from '@remix-run/react';
import { campaignMetaOf } from '~/features/content/page-meta';
import { CampaignHead, CampaignText, OtherCampaigns } from '~/features/content/parts/campaign-head';
import { listingMeta } from '~/features/listing/listing-meta';
import { ListOffer } from '~/features/listing/parts/list-offer';
import { ProductList } from '~/features/listing/parts/product-list';
import { needs } from '~/locale/translator';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';
import { unlessShown } from '~/routing/shown-address';
import { loadCampaignScreen } from './campaign.server';

export const handle = { i18n: await needs('listing', 'catalog', 'pages', 'life') };

export const meta = pageMeta<typeof loader>(({ data, site }) => {
  const own = campaignMetaOf(data, site);
  const { list, title, description, crumbs, alternates } = data;
  if (!list || list.total === 0) return own;
  return { ...listingMeta({ title, description, crumbs, list, alternates }, site), image: own.image ?? list.image };
});

export const loader = loadCampaignScreen;

export const clientLoader = backgroundLoader;

export const shouldRevalidate = unlessShown;

export default function CampaignScreen() {
  const { list, large, offer, ...campaign } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <CampaignHead campaign={campaign} hasProducts={list !== null && list.total > 0} />
      {list && (
        <div id="products">
          <ProductList list={list} large={large} after={offer && <ListOffer {...offer} />} />
        </div>
      )}
      <CampaignText campaign={campaign} />
      <OtherCampaigns campaign={campaign} />
    </main>
  );
}
