import { useLoaderData } from '@remix-run/react';
import { loadPaymentCancelled } from '~/features/orders/outcome.server';
import { PaymentFailure } from '~/features/orders/parts/payment-failure';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadPaymentCancelled;

export default function PaymentCancelledScreen() {
  const { order, goods, hasCart } = useLoaderData<typeof loader>();
  return <PaymentFailure kind="cancelled" order={order} goods={goods} hasCart={hasCart} />;
}
