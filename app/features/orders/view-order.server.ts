import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type AfterOrder, readAfterOrder } from '~/api/after-order';
import { findOrder, type Order } from '~/api/orders';
import { changeOrder, orderIntent } from '~/features/orders/after/change-order.server';
import type { AfterOrderProblem } from '~/features/orders/after/change-return.server';
import { type ShopContext, shopContext } from '~/server/context.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { waitText } from '~/server/wait-text.server';
import { viewOrderForm } from './view-order-form';

export async function loadViewOrder(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  return data({ title: context.t('order')('lookup.title') });
}

type FieldErrors = Partial<Record<'email' | 'order_number', string[]>>;

/**
 * Shows an order in the form's response, so that neither number nor e-mail appears in an address. An unknown number and a
 * wrong e-mail give the same message.
 */
export async function viewOrder(args: ActionFunctionArgs) {
  const context = await shopContext(args);
  const t = context.t('order');
  const posted = await readForm(args.request);
  const intent = orderIntent(posted);
  if (intent) return changeOrder(context, posted, intent);
  const form = parseForm(posted, viewOrderForm);
  const nothing: Order | null = null;
  const none: AfterOrder | null = null;
  const problem: AfterOrderProblem | null = null;
  if (form.status !== 'success') {
    const fieldErrors: FieldErrors = {};
    for (const field of ['email', 'order_number'] as const) {
      const code = form.status === 'error' ? form.error?.[field]?.[0] : undefined;
      if (code) fieldErrors[field] = [t(code === 'email' ? 'lookup.error.email' : `lookup.error.missing.${field}`)];
    }
    return data({ order: nothing, after: none, done: '', text: '', problem, result: form.reply({ fieldErrors }) }, 400);
  }
  const found = await orErrorPage(findOrder(context.api, form.value.email, form.value.order_number));
  if (found.kind === 'found') {
    const after = (await orErrorPage(readAfterOrder(context.api, found.order.reference))) ?? none;
    return data({ order: found.order, after, done: '', text: '', problem, result: form.reply() });
  }
  const { text, status, headers } = notShown(context, found);
  return data(
    { order: nothing, after: none, done: '', text, problem, result: form.reply({ formErrors: [text] }) },
    { status, headers },
  );
}

type NotFound = Exclude<Awaited<ReturnType<typeof findOrder>>, { readonly kind: 'found' }>;

/** Why a look-up shows no order. */
function notShown(context: ShopContext, found: NotFound) {
  const t = context.t('order');
  const headers: Record<string, string> = {};
  if (found.kind === 'unsupported') return { text: t('lookup.unsupported'), status: 501, headers };
  if (found.kind === 'unknown') return { text: t('lookup.notFound'), status: 400, headers };
  const { retryAfter } = found;
  return { text: waitText(context, retryAfter), status: 429, headers: { 'Retry-After': `${retryAfter}` } };
}
