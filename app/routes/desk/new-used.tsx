import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskNewUsed } from '~/features/desk/parts/desk-new-used';
import { addUsed, loadNewUsed } from '~/features/desk/used.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadNewUsed;
export const action = addUsed;

export default function NewUsedScreen() {
  const { title, ...used } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskUsed">
      <DeskNewUsed used={used} answer={answer} />
    </DeskFrame>
  );
}
