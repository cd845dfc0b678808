import { confirmKlarnaOrder } from '~/features/orders/klarna-confirm.server';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';

export const handle = { i18n: await needs('order') };
export const meta = pageMeta(() => ({ title: '', noindex: true }));
export const headers = privateHeaders;
export const loader = confirmKlarnaOrder;

/** Never shown: the loader leads on, or answers that there is no such order. */
export default function KlarnaConfirmScreen() {
  return null;
}
