import { useLoaderData } from '@remix-run/react';
import { changeDeskComplaint, loadDeskComplaint } from '~/features/desk/complaints.server';
import { ComplaintCustomer, ComplaintLog, ComplaintMoveForm } from '~/features/desk/parts/desk-complaint';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { ComplaintDetails } from '~/features/orders/complaints/parts/complaint-details';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'complaints', 'photos') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskComplaint;
export const action = changeDeskComplaint;

export default function DeskComplaintScreen() {
  const { title, complaint } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem ?? null;
  return (
    <DeskFrame title={title} page="deskComplaints">
      <ComplaintDetails complaint={complaint} />
      <ComplaintMoveForm complaint={complaint} problem={problem} />
      <ComplaintCustomer complaint={complaint} />
      <ComplaintLog complaint={complaint} />
    </DeskFrame>
  );
}
