import { useLoaderData } from '@remix-run/react';
import { loadOrderProcess } from '~/features/orders/outcome.server';
import { PaymentGo } from '~/features/orders/parts/payment-go';
import { PaymentWait } from '~/features/orders/parts/payment-wait';
import { payAgain } from '~/features/orders/pay-again.server';
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
export const action = payAgain;

export default function OrderProcessScreen() {
  const { order, isReviewed, payTo } = useLoaderData<typeof loader>();
  return payTo === null ? <PaymentWait order={order} isReviewed={isReviewed} /> : <PaymentGo to={payTo} />;
}
