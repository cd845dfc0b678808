import type { LoaderFunctionArgs } from '@remix-run/node';
import { currentCustomer, isCustomerUnreached } from '~/features/session/current-customer.server';
import { type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { throwUnreached } from './kept-form.server';

/**
 * The context of a page of the desk.
 * @throws Response 404 for everybody but administrators: the desk does not exist for them; 503 with the form that was sent while the
 * backend does not tell who it is
 */
export async function deskContext(args: LoaderFunctionArgs): Promise<ShopContext> {
  const context = await shopContext(args);
  if ((await currentCustomer(context))?.isAdmin) return context;
  if (await isCustomerUnreached(context)) return throwUnreached(args.request);
  notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
}

/**
 * The context of a page of the desk that all staff may open.
 * @throws Response 404 for everybody else
 */
export async function staffDeskContext(args: LoaderFunctionArgs): Promise<ShopContext & { readonly isAdmin: boolean }> {
  const context = await shopContext(args);
  const customer = await currentCustomer(context);
  if (customer?.isStaff || customer?.isAdmin) return { ...context, isAdmin: customer.isAdmin };
  notFound(context.t('refusals')('pageNotFound', { path: context.url.pathname }));
}

/** The page of a list that `?page=` asks for, 1-based; the first for anything else. */
export function askedPage({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** What a list of the desk is narrowed by: `?search=` and `?status=`, cut where nothing that is searched is longer. */
export const askedSearch = ({ searchParams }: URL) => ({
  search: (searchParams.get('search') ?? '').trim().slice(0, 200),
  status: (searchParams.get('status') ?? '').slice(0, 40),
});

/** A field of a form, cut where no field of the desk is longer. */
export const textField = (form: FormData, name: string, max = 2000): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, max);
