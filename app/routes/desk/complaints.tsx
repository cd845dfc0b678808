import { useLoaderData } from '@remix-run/react';
import { loadDeskComplaints } from '~/features/desk/complaints.server';
import { DeskComplaints } from '~/features/desk/parts/desk-complaints';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'complaints') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskComplaints;

export default function DeskComplaintsScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskComplaints">
      <DeskComplaints {...content} />
    </DeskFrame>
  );
}
