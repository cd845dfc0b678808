import { useLoaderData } from '@remix-run/react';
import { loadOrderDetails } from '~/features/account/area/orders.server';
import { AccountFrame } from '~/features/account/area/parts/account-frame';
import { AfterOrderParts, OrderActions } from '~/features/orders/after/parts/after-order';
import { OrderCourse } from '~/features/orders/after/parts/order-course';
import { OrderDetails } from '~/features/orders/parts/order-details';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'order', 'returns') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadOrderDetails;

export default function OrderDetailsScreen() {
  const { title, frame, order, after } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="orderHistory" frame={frame} isBelow>
      {after && <OrderCourse order={order} after={after} />}
      <OrderDetails order={order} isOwn side={after && <OrderActions order={order} after={after} problem={null} />}>
        {after && <AfterOrderParts order={order} after={after} problem={null} />}
      </OrderDetails>
    </AccountFrame>
  );
}
