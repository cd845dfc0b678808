import { useLoaderData } from '@remix-run/react';
import { loadDeskLeads } from '~/features/desk/leads.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskLeadLists } from '~/features/desk/parts/desk-leads';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskLeads;

export default function DeskLeadsScreen() {
  const { title, lists } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskLeads">
      <DeskLeadLists lists={lists} />
    </DeskFrame>
  );
}
