import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskUsedList } from '~/features/desk/parts/desk-used';
import { loadDeskUsed, withdrawUsed } from '~/features/desk/used.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-stores', 'desk-site', 'desk-selling') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskUsed;
export const action = withdrawUsed;

export default function DeskUsedScreen() {
  const { title, items } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskUsed">
      <DeskUsedList items={items} />
    </DeskFrame>
  );
}
