import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskPeriodList } from '~/features/desk/parts/desk-periods';
import { endPeriod, loadDeskPeriods } from '~/features/desk/periods.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskPeriods;
export const action = endPeriod;

export default function DeskPeriodsScreen() {
  const { title, periods } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskPeriods">
      <DeskPeriodList periods={periods} />
    </DeskFrame>
  );
}
