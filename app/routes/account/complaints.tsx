import { useLoaderData } from '@remix-run/react';
import { loadOwnComplaints } from '~/features/account/area/complaints.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { ComplaintsPage } from '~/features/account/area/parts/complaints-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'complaints') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadOwnComplaints;

export default function AccountComplaintsScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="accountComplaints" frame={frame}>
      {content ? <ComplaintsPage {...content} /> : <NoAccounts />}
    </AccountFrame>
  );
}
