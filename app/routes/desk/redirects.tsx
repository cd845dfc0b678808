import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskRedirects } from '~/features/desk/parts/desk-redirects';
import { changeDeskRedirects, loadDeskRedirects } from '~/features/desk/redirects.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-lists', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskRedirects;
export const action = changeDeskRedirects;

export default function DeskRedirectsScreen() {
  const { title, ...list } = useLoaderData<typeof loader>();
  const rejected = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskRedirects">
      <DeskRedirects {...list} rejected={rejected} />
    </DeskFrame>
  );
}
