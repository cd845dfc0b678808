import { useLoaderData } from '@remix-run/react';
import { loadBalance, showBalance } from '~/features/gift-cards/balance.server';
import { BalancePage } from '~/features/gift-cards/parts/balance-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('gift-card', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadBalance;
export const action = showBalance;

export default function GiftCardBalanceScreen() {
  const { uses } = useLoaderData<typeof loader>();
  return <BalancePage answer={useAnswer<typeof action>()} uses={uses} />;
}
