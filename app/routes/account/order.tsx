import { useLoaderData } from '@remix-run/react';
import { loadOrderDetails } from '~/features/account/area/orders.server';
import { AccountFrame } from '~/features/account/area/parts/account-frame';
import { OrderDetails } from '~/features/orders/parts/order-details';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadOrderDetails;

export default function OrderDetailsScreen() {
  const { title, frame, order } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="orderHistory" frame={frame} isBelow>
      <OrderDetails order={order} isOwn />
    </AccountFrame>
  );
}
