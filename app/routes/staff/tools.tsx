import { useLoaderData } from '@remix-run/react';
import { StaffTools } from '~/features/staff/parts/staff-tools';
import { changeStaffTools, loadStaffTools } from '~/features/staff/staff-tools.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('staff') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadStaffTools;
export const action = changeStaffTools;

export default function StaffToolsScreen() {
  const problem = useAnswer<typeof action>()?.problem ?? null;
  return <StaffTools {...useLoaderData<typeof loader>()} problem={problem} />;
}
