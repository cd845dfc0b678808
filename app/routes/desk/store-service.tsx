import { useLoaderData } from '@remix-run/react';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskServiceForm } from '~/features/desk/parts/desk-store-service';
import { changeDeskService, loadDeskService } from '~/features/desk/stores.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('desk', 'desk-stores') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskService;
export const action = changeDeskService;

export default function DeskStoreServiceScreen() {
  const { title, ...service } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DeskFrame title={title} page="deskStores">
      <DeskServiceForm service={service} answer={answer} />
    </DeskFrame>
  );
}
