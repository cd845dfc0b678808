import { useLoaderData } from '@remix-run/react';
import { decideDeskPayment, loadDeskOrder } from '~/features/desk/order.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { OrderLog, OrderPayments } from '~/features/desk/parts/desk-order';
import { OrderDetails } from '~/features/orders/parts/order-details';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskOrder;
export const action = decideDeskPayment;

export default function DeskOrderScreen() {
  const { title, order, events, payments } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem ?? null;
  return (
    <DeskFrame title={title} page="deskOrders">
      <OrderDetails order={order} />
      <OrderPayments number={order.number} payments={payments} problem={problem} />
      <OrderLog events={events} />
    </DeskFrame>
  );
}
