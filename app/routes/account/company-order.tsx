import { useLoaderData } from '@remix-run/react';
import { AccountFrame } from '~/features/account/area/parts/account-frame';
import { changeCompanyOrder, loadCompanyOrder } from '~/features/account/company-orders/company-order.server';
import { CompanyOrderPage } from '~/features/account/company-orders/parts/order-page';
import { needs } from '~/locale/translator';
import { pageMeta } from '~/routing/page-meta';
import { privateHeaders } from '~/routing/private-headers';
import { useAnswer } from '~/routing/use-answer';

export const handle = { i18n: await needs('account', 'checkout', 'company-orders') };
export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));
export const headers = privateHeaders;
export const loader = loadCompanyOrder;
export const action = changeCompanyOrder;

export default function CompanyOrderScreen() {
  const { title, frame, person, content } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  return (
    <AccountFrame title={title} page="accountCompany" frame={frame} isBelow>
      <CompanyOrderPage person={person} order={content.order} isMode={content.isMode} answer={answer} />
    </AccountFrame>
  );
}
