import { Withdrawal } from '~/features/orders/after/parts/withdrawal';
import { changeWithdrawal, loadWithdrawal } from '~/features/orders/after/withdrawal.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('order', 'returns', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadWithdrawal;
export const action = changeWithdrawal;

export default function WithdrawalScreen() {
  const answer = useAnswer<typeof action>();
  return <Withdrawal page={answer?.page ?? { step: 'find' }} text={answer?.text ?? ''} />;
}
