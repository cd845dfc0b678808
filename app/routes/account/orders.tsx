import { useLoaderData } from '@remix-run/react';
import { loadOrderHistory } from '~/features/account/area/orders.server';
import { AccountFrame, NoAccounts } from '~/features/account/area/parts/account-frame';
import { OrdersPage } from '~/features/account/area/parts/orders-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadOrderHistory;

export default function OrderHistoryScreen() {
  const { title, frame, content } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="orderHistory" frame={frame}>
      {content ? <OrdersPage {...content} /> : <NoAccounts />}
    </AccountFrame>
  );
}
