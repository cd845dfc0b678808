import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskUsedItem } from '~/features/desk/parts/desk-used-item';
import { changeUsed, loadUsed } from '~/features/desk/used.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadUsed;
export const action = changeUsed;

export default function DeskUsedItemScreen() {
  const { title, ...item } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskUsed">
      <DeskUsedItem item={item} answer={answer} />
    </DeskFrame>
  );
}
