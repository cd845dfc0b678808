import { useLoaderData } from '@remix-run/react';
import { loadOrderProcess } from '~/features/orders/outcome.server';
import { PaymentGo } from '~/features/orders/parts/payment-go';
import { PaymentWait } from '~/features/orders/parts/payment-wait';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: data.title,
  noindex: true,
  goTo: data.payTo ?? undefined,
}));
export const headers = privateHeaders;
export const loader = loadOrderProcess;

export default function OrderProcessScreen() {
  const { number, reference, payTo } = useLoaderData<typeof loader>();
  return payTo === null ? <PaymentWait number={number} reference={reference} /> : <PaymentGo to={payTo} />;
}
