import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { openAccountCart } from '~/features/cart/account-cart.server';
import { cartCount } from '~/features/cart/cart-cookie.server';
import { trackedRows } from '~/features/cart/cart-state';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { endAttempt, findPendingOrder } from '~/features/cart/pending-order.server';
import { rememberNewPrices } from '~/features/cart/seen-prices.server';
import { boughtTracking, plainTracking } from '~/features/catalog/page-tracking';
import { shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import type { PaymentState } from './payment-view';
import { makePaymentView } from './payment-view.server';
import { prefilled } from './prefill.server';

/** The payment page's loader. The first visit starts an order attempt, whose key is stored with the form. */
export async function loadPayment(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const draft = readDraft(context.request);
  const title = context.t('checkout')('title');
  const { pending, isOver } = await findPendingOrder(context);
  if (pending) {
    const payment: PaymentState = { state: 'pending', units: cartCount(context.request), order: pending };
    return data({ title, tracking: plainTracking('payment page'), payment });
  }
  const headers = cookieHeaders(await openAccountCart(context));
  const payment = await makePaymentView(context, await prefilled(context, isOver ? endAttempt(draft) : draft));
  const rows = payment.state === 'ready' ? trackedRows(payment.view.checked) : [];
  const tracking = boughtTracking('payment page', rows, context.locale.currency);
  if (payment.state === 'down') {
    headers.set('Retry-After', '5');
    return data({ title, tracking, payment }, { status: payment.status, headers });
  }
  if (payment.state === 'ready') {
    for (const cookie of rememberNewPrices(payment.view.checked, context.request)) headers.append('Set-Cookie', cookie);
  }
  const isBegun = payment.state !== 'ready' || (draft.key !== '' && !isOver);
  if (!isBegun) headers.append('Set-Cookie', draftSetCookie(payment.view.draft, context.request));
  return data({ title, tracking, payment }, { headers });
}
