import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type AfterOrder, readAfterOrder } from '~/api/after-order';
import { findOrder, type Order } from '~/api/orders';
import { changeOrder, orderIntent } from '~/features/orders/after/change-order.server';
import type { ReturnProblem } from '~/features/orders/after/change-return.server';
import { shopContext } from '~/server/context.server';
import { parseForm } from '~/server/parse-form.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
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
  const problem: ReturnProblem | null = null;
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
  const { text, status } = {
    limited: { text: t('lookup.limited'), status: 429 },
    unsupported: { text: t('lookup.unsupported'), status: 501 },
    unknown: { text: t('lookup.notFound'), status: 400 },
  }[found.kind];
  const headers: Record<string, string> = found.kind === 'limited' ? { 'Retry-After': `${found.retryAfter}` } : {};
  return data(
    { order: nothing, after: none, done: '', text, problem, result: form.reply({ formErrors: [text] }) },
    { status, headers },
  );
}
