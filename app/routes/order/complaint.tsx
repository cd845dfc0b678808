import { useLoaderData } from '@remix-run/react';
import { changeComplaint, loadComplaint } from '~/features/orders/complaints/complaint.server';
import { AnswerForm } from '~/features/orders/complaints/parts/answer-form';
import { ComplaintDetails } from '~/features/orders/complaints/parts/complaint-details';
import { needs, useT } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('complaints', 'photos') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadComplaint;
export const action = changeComplaint;

export default function ComplaintScreen() {
  const { title, complaint, key } = useLoaderData<typeof loader>();
  const refused = useAnswer<typeof action>() ?? null;
  const t = useT('complaints');
  return (
    <main id="main" className="wrap page">
      <div className="stack">
        <h1>{title}</h1>
        <ComplaintDetails complaint={complaint} />
        {complaint.can_answer && <AnswerForm reference={complaint.reference} newKey={key} refused={refused} />}
        <p className="muted small">{t('view.secret')}</p>
      </div>
    </main>
  );
}
