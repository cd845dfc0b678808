import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { readDesk, readWaitedVariants } from '~/api/desk';
import { findDeskOrders } from '~/api/desk-orders';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, deskContext } from './desk-context.server';

/** What waits for staff. */
export async function loadDesk(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  return data({ title: context.t('desk')('page.desk'), counts: await orErrorPage(readDesk(context.api)) });
}

/** Variants that people wait for. */
export async function loadDeskRestock(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const page = askedPage(context.url);
  const list = await orErrorPage(readWaitedVariants(context.api, page));
  return data({ title: context.t('desk')('page.deskRestock'), list, page });
}

/** Orders: `?search=` and `?status=` narrow them. */
export async function loadDeskOrders(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { searchParams } = context.url;
  const search = (searchParams.get('search') ?? '').trim().slice(0, 200);
  const status = (searchParams.get('status') ?? '').slice(0, 40);
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskOrders(context.api, { search, status, page }));
  return data({ title: context.t('desk')('page.deskOrders'), list, page, search, status });
}
