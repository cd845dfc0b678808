import { useLoaderData } from '@remix-run/react';
import { changeDeskContent, loadDeskContent } from '~/features/desk/content/content.server';
import { DeskContentForm } from '~/features/desk/content/parts/desk-content';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-content', 'photos') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskContent;
export const action = changeDeskContent;

export default function DeskContentScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskContents">
      <DeskContentForm {...content} answer={answer} />
    </DeskFrame>
  );
}
