import { useLoaderData } from '@remix-run/react';
import { loadDeskLog } from '~/features/desk/lists.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskLog } from '~/features/desk/parts/desk-log';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-lists', 'order', 'returns', 'transfers') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskLog;

export default function DeskLogScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskLog">
      <DeskLog {...content} />
    </DeskFrame>
  );
}
