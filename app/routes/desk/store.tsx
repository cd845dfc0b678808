import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskStoreForm } from '~/features/desk/parts/desk-store';
import { changeDeskStore, loadDeskStore } from '~/features/desk/stores.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskStore;
export const action = changeDeskStore;

export default function DeskStoreScreen() {
  const { title, ...store } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskStores">
      <DeskStoreForm store={store} answer={answer} />
    </DeskFrame>
  );
}
