import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { loadCampaign, saveCampaign } from '~/features/gift-campaigns/edit-campaign.server';
import { CampaignFormPage } from '~/features/gift-campaigns/parts/campaign-form';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';
import { companyManaging, loadGiftPage } from './gift-managing.server';

export const handle = { i18n: await needs('account', 'gift-manage', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.content?.title ?? data.title,
  noindex: true,
}));
export const headers = privateHeaders;
export const loader = (args: LoaderFunctionArgs) => loadGiftPage(args, loadCampaign);
export const action = async (args: ActionFunctionArgs) => saveCampaign(await companyManaging(args), args.request);

export default function GiftScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame title={content?.title ?? title} page="accountGifts" frame={frame} isBelow>
      {content ? <CampaignFormPage data={content} answer={answer} side="company" /> : <NoAccounts />}
    </AccountFrame>
  );
}
