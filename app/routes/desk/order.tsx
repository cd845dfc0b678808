import { useLoaderData } from '@remix-run/react';
import { changeDeskOrder, loadDeskOrder } from '~/features/desk/order.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { OrderMoveForm, OrderReturns } from '~/features/desk/parts/desk-moves';
import { OrderLog, OrderPayments } from '~/features/desk/parts/desk-order';
import { OrderSale } from '~/features/desk/parts/desk-sale';
import { OrderDetails } from '~/features/orders/parts/order-details';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-lists', 'order', 'returns') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskOrder;
export const action = changeDeskOrder;

export default function DeskOrderScreen() {
  const { title, order, events, payments, nextStatuses, returns, sale } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const problem = answer?.problem ?? null;
  const move = answer?.move ?? null;
  return (
    <DeskFrame title={title} page="deskOrders">
      <OrderDetails order={order} />
      {sale && <OrderSale sale={sale} />}
      <OrderMoveForm number={order.number} nextStatuses={nextStatuses} problem={move} />
      <OrderReturns order={order} returns={returns} problem={move} />
      <OrderPayments number={order.number} payments={payments} problem={problem} />
      <OrderLog events={events} />
    </DeskFrame>
  );
}
