import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { loadCampaignList } from '~/features/gift-campaigns/edit-campaign.server';
import { CampaignList } from '~/features/gift-campaigns/parts/campaign-list';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { deskManaging } from './gift-managing.server';

export const handle = { i18n: await needs('desk', 'gift-manage') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const managing = await deskManaging(args);
  return { title: managing.context.t('desk')('page.deskGifts'), ...(await loadCampaignList(managing)) };
}

export default function DeskGiftsScreen() {
  const { title, campaigns } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskGifts">
      <CampaignList campaigns={campaigns} side="desk" />
    </DeskFrame>
  );
}
