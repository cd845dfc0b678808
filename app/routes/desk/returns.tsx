import { useLoaderData } from '@remix-run/react';
import { loadDeskReturns } from '~/features/desk/lists.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskReturns } from '~/features/desk/parts/desk-returns';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-lists', 'returns') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskReturns;

export default function DeskReturnsScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskReturns">
      <DeskReturns {...content} />
    </DeskFrame>
  );
}
