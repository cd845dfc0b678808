import { useLoaderData } from '@remix-run/react';
import { AccountFrame } from '~/features/account/area/parts/account-frame';
import { loadSelection } from '~/features/account/company-orders/company-lists.server';
import { SelectionPage } from '~/features/account/company-orders/parts/selection-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'company-orders') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadSelection;

export default function CompanySelectionScreen() {
  const { title, frame, person, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="accountCompany" frame={frame} isBelow>
      <SelectionPage person={person} {...content} />
    </AccountFrame>
  );
}
