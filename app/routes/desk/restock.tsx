import { useLoaderData } from '@remix-run/react';
import { loadDeskRestock } from '~/features/desk/lists.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskRestock } from '~/features/desk/parts/desk-restock';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskRestock;

export default function DeskRestockScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskRestock">
      <DeskRestock {...content} />
    </DeskFrame>
  );
}
