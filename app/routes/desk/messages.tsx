import { useLoaderData } from '@remix-run/react';
import { loadDeskMessages } from '~/features/desk/messages.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskMessages } from '~/features/desk/parts/desk-messages';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-messages', 'contact') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskMessages;

export default function DeskMessagesScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskMessages">
      <DeskMessages {...content} />
    </DeskFrame>
  );
}
