import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { cartCount } from '~/features/cart/cart-cookie.server';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { endAttempt, findPendingOrder } from '~/features/cart/pending-order.server';
import { shopContext } from '~/server/context.server';
import type { PaymentState } from './payment-view';
import { makePaymentView } from './payment-view.server';

/** The payment page's loader. The first visit begins an attempt, whose key is kept with the form. */
export async function loadPayment(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const draft = readDraft(context.request);
  const title = context.t('checkout')('title');
  const { pending, isOver } = await findPendingOrder(context);
  if (pending) {
    const payment: PaymentState = { state: 'pending', units: cartCount(context.request), order: pending };
    return data({ title, payment });
  }
  const payment = await makePaymentView(context, isOver ? endAttempt(draft) : draft);
  if (payment.state === 'down') {
    return data({ title, payment }, { status: payment.status, headers: { 'Retry-After': '5' } });
  }
  const isBegun = payment.state !== 'ready' || (draft.key !== '' && !isOver);
  if (isBegun) return data({ title, payment });
  return data({ title, payment }, { headers: { 'Set-Cookie': draftSetCookie(payment.view.draft, context.request) } });
}
