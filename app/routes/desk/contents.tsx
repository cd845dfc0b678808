import { useLoaderData } from '@remix-run/react';
import { beginDeskContent, loadDeskContents } from '~/features/desk/content/contents.server';
import { DeskContents } from '~/features/desk/content/parts/desk-contents';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-lists', 'desk-stores', 'desk-content') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskContents;
export const action = beginDeskContent;

export default function DeskContentsScreen() {
  const { title, key, ...content } = useLoaderData<typeof loader>();
  const rejected = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskContents">
      <DeskContents {...content} formKey={key} rejected={rejected} />
    </DeskFrame>
  );
}
