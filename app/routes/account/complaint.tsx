import { useLoaderData } from '@remix-run/react';
import { loadOwnComplaint } from '~/features/account/area/complaints.server';
import { AccountFrame } from '~/features/account/area/parts/account-frame';
import { AnswerForm } from '~/features/orders/complaints/parts/answer-form';
import { ComplaintDetails } from '~/features/orders/complaints/parts/complaint-details';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('account', 'complaints', 'photos') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadOwnComplaint;

export default function AccountComplaintScreen() {
  const { title, frame, complaint, key } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={title} page="accountComplaints" frame={frame} isBelow>
      <ComplaintDetails complaint={complaint} />
      {complaint.can_answer && <AnswerForm reference={complaint.reference} newKey={key} refused={null} />}
    </AccountFrame>
  );
}
