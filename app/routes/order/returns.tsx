import { Returns } from '~/features/orders/after/parts/returns';
import { changeReturns, loadReturns } from '~/features/orders/after/returns.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('order', 'returns', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadReturns;
export const action = changeReturns;

export default function ReturnsScreen() {
  const answer = useAnswer<typeof action>();
  return <Returns page={answer?.page ?? { step: 'find' }} text={answer?.text ?? ''} />;
}
