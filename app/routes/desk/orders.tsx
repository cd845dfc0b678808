import { useLoaderData } from '@remix-run/react';
import { loadDeskOrders } from '~/features/desk/lists.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskOrders } from '~/features/desk/parts/desk-orders';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskOrders;

export default function DeskOrdersScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskOrders">
      <DeskOrders {...content} />
    </DeskFrame>
  );
}
