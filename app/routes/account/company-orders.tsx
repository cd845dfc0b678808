import { useLoaderData } from '@remix-run/react';
import { AccountFrame } from '~/features/account/area/parts/account-frame';
import { beginOrder, loadCompanyOrders } from '~/features/account/company-orders/company-lists.server';
import { CompanyOrdersPage } from '~/features/account/company-orders/parts/orders-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'company-orders') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadCompanyOrders;
export const action = beginOrder;

export default function CompanyOrdersScreen() {
  const { title, frame, person, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="accountCompany" frame={frame} isBelow>
      <CompanyOrdersPage person={person} {...content} />
    </AccountFrame>
  );
}
