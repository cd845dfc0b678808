import { useLoaderData } from '@remix-run/react';
import { TransferRequest } from '~/features/transfers/parts/transfer-request';
import { loadTransferRequest, sendTransferRequest } from '~/features/transfers/request-screen.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('transfers', 'cart') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadTransferRequest;
export const action = sendTransferRequest;

export default function TransferRequestScreen() {
  const { key, ...content } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem ?? null;
  return <TransferRequest {...content} formKey={key} problem={problem} />;
}
