import { useLoaderData } from '@remix-run/react';
import { loadPaymentOk } from '~/features/orders/outcome.server';
import { Confirmation } from '~/features/orders/parts/confirmation';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('order', 'returns') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadPaymentOk;

export default function PaymentOkScreen() {
  return <Confirmation order={useLoaderData<typeof loader>().order} />;
}
