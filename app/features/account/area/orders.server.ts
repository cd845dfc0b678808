import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { readAccount } from '~/api/account';
import { readAfterOrder } from '~/api/after-order';
import { findOwnOrder, readOrderHistory } from '~/api/orders';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { inAccount, loadAccountPage } from './account-page.server';

/** The page of the history that `?page=` asks for, 1-based; the first for anything else. */
function pageOf({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

export const loadOrderHistory = (args: LoaderFunctionArgs) =>
  loadAccountPage(args, 'orderHistory', async ({ api, url }) => {
    const page = pageOf(url);
    return { ...(await readOrderHistory(api, page)), page };
  });

/** One of the person's orders; 404 when it does not exist or belongs to somebody else. */
export async function loadOrderDetails(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const [account, order] = await Promise.all([
    inAccount(context, readAccount(context.api)),
    inAccount(context, findOwnOrder(context.api, context.params['number'] ?? '')),
  ]);
  if (!order) notFound(context.t('account')('orders.missing'), pathTo('orderHistory', context.language));
  const after = await inAccount(context, readAfterOrder(context.api, order.reference));
  return data({
    title: context.t('order')('number', { number: order.number }),
    frame: { hasCompany: account.company !== null },
    order,
    after: after ?? null,
  });
}
