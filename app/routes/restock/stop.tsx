import { useParams } from '@remix-run/react';
import { loadStop, stopNotices } from '~/features/product/restock/stop-notices.server';
import { StopPage } from '~/features/product/restock/stop-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { secretLinkHeaders } from '~/routing/secret-link-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('restock') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = secretLinkHeaders;
export const loader = loadStop;
export const action = stopNotices;

export default function RestockStopScreen() {
  const { token = '' } = useParams();
  return <StopPage token={token} answer={useAnswer<typeof action>()} />;
}
