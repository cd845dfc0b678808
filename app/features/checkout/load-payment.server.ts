import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { shopContext } from '~/server/context.server';
import { makePaymentView } from './payment-view.server';

/** The payment page's loader. The first visit begins an attempt, whose key is kept with the form. */
export async function loadPayment(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const draft = readDraft(context.request);
  const payment = await makePaymentView(context, draft);
  const title = context.t('checkout')('title');
  if (payment.state === 'down') {
    return data({ title, payment }, { status: payment.status, headers: { 'Retry-After': '5' } });
  }
  const isBegun = payment.state !== 'ready' || draft.key !== '';
  if (isBegun) return data({ title, payment });
  return data({ title, payment }, { headers: { 'Set-Cookie': draftSetCookie(payment.view.draft, context.request) } });
}
