import { useLoaderData } from '@remix-run/react';
import { decideDeskGroup, loadDeskGroups } from '~/features/desk/groups.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskGroups } from '~/features/desk/parts/desk-groups';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-lists') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskGroups;
export const action = decideDeskGroup;

export default function DeskGroupsScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  const problem = useAnswer<typeof action>()?.problem ?? null;
  return (
    <DeskFrame title={title} page="deskGroups">
      <DeskGroups {...content} problem={problem} />
    </DeskFrame>
  );
}
