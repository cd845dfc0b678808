import { ViewOrder } from '~/features/orders/parts/view-order';
import { loadViewOrder, viewOrder } from '~/features/orders/view-order.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('order', 'returns', 'catalog') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadViewOrder;
export const action = viewOrder;

export default function ViewOrderScreen() {
  const answer = useAnswer<typeof action>();
  return (
    <ViewOrder
      order={answer?.order ?? null}
      after={answer?.after ?? null}
      done={answer?.done ?? ''}
      text={answer?.text ?? ''}
      problem={answer?.problem ?? null}
      result={answer?.result ?? null}
    />
  );
}
