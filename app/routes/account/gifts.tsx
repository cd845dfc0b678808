import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { loadCampaignList } from '~/features/gift-campaigns/edit-campaign.server';
import { CampaignList } from '~/features/gift-campaigns/parts/campaign-list';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { loadGiftPage } from './gift-managing.server';

export const handle = { i18n: await needs('account', 'gift-manage') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = (args: LoaderFunctionArgs) => loadGiftPage(args, loadCampaignList);

export default function AccountGiftsScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="accountGifts" frame={frame}>
      {content ? <CampaignList campaigns={content.campaigns} side="company" /> : <NoAccounts />}
    </AccountFrame>
  );
}
