import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskNewPeriod } from '~/features/desk/parts/desk-new-period';
import { addPeriod, loadNewPeriod } from '~/features/desk/periods.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadNewPeriod;
export const action = addPeriod;

export default function NewPeriodScreen() {
  const { title, ...period } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskPeriods">
      <DeskNewPeriod period={period} answer={answer} />
    </DeskFrame>
  );
}
