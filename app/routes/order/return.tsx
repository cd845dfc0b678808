import { useLoaderData } from '@remix-run/react';
import { ReturnPage } from '~/features/orders/after/parts/return-page';
import { changeReturnPage, loadReturnPage } from '~/features/orders/after/return-page.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('order', 'returns') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadReturnPage;
export const action = changeReturnPage;

export default function ReturnScreen() {
  const { title, ...found } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <ReturnPage title={title} {...found} text={answer?.text ?? ''} problem={answer?.problem ?? null} />;
}
