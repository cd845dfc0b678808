import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { PickingList } from '~/features/desk/parts/picking-list';
import { loadPickingList } from '~/features/desk/transfers.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'transfers') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadPickingList;

export default function PickingListScreen() {
  const { title, isAdmin, transfer } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskTransfers" isAdmin={isAdmin}>
      <PickingList transfer={transfer} />
    </DeskFrame>
  );
}
