import { useLoaderData } from '@remix-run/react';
import { handleDeskMessage, loadDeskMessage } from '~/features/desk/messages.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskMessage } from '~/features/desk/parts/desk-message';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-messages', 'contact', 'photos') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskMessage;
export const action = handleDeskMessage;

export default function DeskMessageScreen() {
  const { title, message } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskMessages">
      <DeskMessage message={message} refused={useAnswer<typeof action>()} />
    </DeskFrame>
  );
}
