import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { payAgain as payAgainCall } from '~/api/payments';
import { readDraft } from '~/features/cart/checkout-draft.server';
import { redirectToPayment, returnPaths } from '~/features/cart/pay-redirect.server';
import { shopContext } from '~/server/context.server';
import { redirectWithToast } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { orErrorPage } from '~/server/unavailable.server';
import { requireOrder, truthPath } from './outcome.server';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Pays an order again by a chosen method, while its stock is reserved. A paid or released order leads to the page that says so. */
export async function payAgain(args: ActionFunctionArgs): Promise<Response> {
  const context = await shopContext(args);
  const form = await readForm(args.request);
  const order = await requireOrder(context, textOf(form, 'reference'));
  const { reference } = order;
  const method = textOf(form, 'payment_method').slice(0, 100);
  const reply = await orErrorPage(payAgainCall(context.api, reference, method, returnPaths(context)));
  if (reply.kind === 'refused') {
    const toast = { type: 'error', text: context.t('order')('again.refused') } as const;
    return redirectWithToast(truthPath(context, order), toast);
  }
  if (reply.kind === 'over') return redirect(truthPath(context, await requireOrder(context, reference)), 303);
  const { processor, payAt } = reply;
  const draft = readDraft(context.request);
  return redirectToPayment(context, draft, { reference, processor, payAt, isPaid: false });
}
