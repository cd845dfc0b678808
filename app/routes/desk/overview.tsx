import { useLoaderData } from '@remix-run/react';
import { loadDesk } from '~/features/desk/lists.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskOverview } from '~/features/desk/parts/desk-overview';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDesk;

export default function DeskOverviewScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="desk">
      <DeskOverview {...content} />
    </DeskFrame>
  );
}
