import { useLoaderData } from '@remix-run/react';
import { changeDeskMoney, loadDeskMoney } from '~/features/desk/money.server';
import { DeskFrame } from '~/features/desk/parts/desk-frame';
import { DeskMoney } from '~/features/desk/parts/desk-money';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('desk', 'desk-lists', 'order') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadDeskMoney;
export const action = changeDeskMoney;

export default function DeskMoneyScreen() {
  const { title, ...content } = useLoaderData<typeof loader>();
  return (
    <DeskFrame title={title} page="deskMoney">
      <DeskMoney {...content} />
    </DeskFrame>
  );
}
