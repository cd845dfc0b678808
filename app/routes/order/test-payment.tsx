import { useLoaderData } from '@remix-run/react';
import { TestPayment } from '~/features/orders/parts/test-payment';
import { decideTestPayment, loadTestPayment } from '~/features/orders/test-payment.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadTestPayment;
export const action = decideTestPayment;

export default function TestPaymentScreen() {
  const view = useLoaderData<typeof loader>();
  return <TestPayment {...view} error={useAnswer<typeof action>()?.text} />;
}
