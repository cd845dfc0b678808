import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { confirmKlarna } from '~/api/payments';
import { pathTo } from '~/routing/path-to';
import { shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage } from '~/server/unavailable.server';
import { processPath } from './outcome.server';

/**
 * Confirms an order that Klarna has completed and leads to the page that tells what became of its payment. Specification 1 §2, §4
 * (READ_ONLY_ORDER).
 */
export async function confirmKlarnaOrder(args: LoaderFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const id = context.url.searchParams.get('klarna_order_id') ?? '';
  if (id === '') return redirect(pathTo('cart', context.language));
  const missing = () => notFound(context.t('order')('unknownReference'));
  const isId = /^[\w-]{1,200}$/.test(id);
  const reference = (isId ? await orErrorPage(confirmKlarna(context.api, id)) : undefined) ?? missing();
  return redirect(processPath(context, { reference }));
}
