import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskStoresList } from '~/features/desk/parts/desk-stores';
import { addSpecialDay, loadDeskStores } from '~/features/desk/stores.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskStores;
export const action = addSpecialDay;

export default function DeskStoresScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  const rejected = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskStores">
      <DeskStoresList {...content} rejected={rejected} />
    </DeskFrame>
  );
}
