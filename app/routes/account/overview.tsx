import { useLoaderData } from '@remix-run/react';
import { loadOverview } from '~/features/account/area/overview.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { OverviewPage } from '~/features/account/area/parts/overview-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadOverview;

export default function AccountScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="account" frame={frame}>
      {content ? <OverviewPage {...content} /> : <NoAccounts />}
    </AccountFrame>
  );
}
