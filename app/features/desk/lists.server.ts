import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { readDesk, readWaitedVariants } from '~/api/desk';
import { findDeskReturns, readDeskLog, searchDesk } from '~/api/desk-lists';
import { findDeskOrders } from '~/api/desk-orders';
import { orErrorPage } from '~/server/unavailable.server';
import { askedPage, askedSearch, deskContext } from './desk-context.server';

/** What waits for staff; with `?search=` what everything that is searched holds of it. */
export async function loadDesk(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { search } = askedSearch(context.url);
  const [counts, found] = await orErrorPage(
    Promise.all([readDesk(context.api), search === '' ? null : searchDesk(context.api, search)]),
  );
  return data({ title: context.t('desk')('page.desk'), counts, search, found });
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
  const { search, status } = askedSearch(context.url);
  const page = askedPage(context.url);
  const delivery = context.url.searchParams.get('delivery') === 'express' ? 'express' : '';
  const list = await orErrorPage(findDeskOrders(context.api, { search, status, delivery, page }));
  return data({ title: context.t('desk')('page.deskOrders'), list, page, search, status, delivery });
}

/** Returns: `?search=` and `?status=` narrow them. */
export async function loadDeskReturns(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const search = askedSearch(context.url);
  const page = askedPage(context.url);
  const list = await orErrorPage(findDeskReturns(context.api, { ...search, page }));
  return data({ title: context.t('desk')('page.deskReturns'), list, page, ...search });
}

/** Who did what: `?who=`, `?action=` and `?subject=` narrow it. */
export async function loadDeskLog(args: LoaderFunctionArgs) {
  const context = await deskContext(args);
  const { searchParams } = context.url;
  const search = {
    who: (searchParams.get('who') ?? '').trim().slice(0, 200),
    action: (searchParams.get('action') ?? '').slice(0, 40),
    subject: (searchParams.get('subject') ?? '').trim().slice(0, 200),
  };
  const page = askedPage(context.url);
  const { actions, ...list } = await orErrorPage(readDeskLog(context.api, { ...search, page }));
  return data({ title: context.t('desk')('page.deskLog'), list, page, actions, search });
}
