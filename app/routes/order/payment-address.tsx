import { useLoaderData } from '@remix-run/react';
import { loadPaymentAddress } from '~/features/orders/outcome.server';
import { PaymentFailure } from '~/features/orders/parts/payment-failure';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadPaymentAddress;

export default function PaymentAddressScreen() {
  const { order, goods } = useLoaderData<typeof loader>();
  return <PaymentFailure kind="address" order={order} goods={goods} hasCart />;
}
