import { useLoaderData } from '@remix-run/react';
import { changeDeskLead, loadDeskLead } from '~/features/desk/leads.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskLeadForm } from '~/features/desk/parts/desk-leads';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskLead;
export const action = changeDeskLead;

export default function DeskLeadScreen() {
  const { title, ...lead } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskLeads">
      <DeskLeadForm lead={lead} answer={answer} />
    </DeskFrame>
  );
}
