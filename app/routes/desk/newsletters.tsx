import { useLoaderData } from '@remix-run/react';
import { loadDeskNewsletters } from '~/features/desk/messages.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskNewsletters } from '~/features/desk/parts/desk-newsletters';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-messages', 'newsletter') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskNewsletters;

export default function DeskNewslettersScreen() {
  const { title, lists } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskNewsletters">
      <DeskNewsletters lists={lists} />
    </DeskFrame>
  );
}
