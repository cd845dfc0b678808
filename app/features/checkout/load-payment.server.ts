import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { openAccountCart } from '~/features/cart/account-cart.server';
import { cartCount } from '~/features/cart/cart-cookie.server';
import { trackedRows } from '~/features/cart/cart-state';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { endAttempt, findPendingOrder } from '~/features/cart/pending-order.server';
import { rememberNewPrices } from '~/features/cart/seen-prices.server';
import { boughtTracking, plainTracking } from '~/features/catalog/page-tracking';
import type { Language } from '~/locale/languages';
import { newPageNonce, PAGE_NONCE } from '~/routing/page-nonce';
import { shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import type { PaymentState } from './payment-view';
import { makePaymentView, noTerms } from './payment-view.server';
import { prefilled } from './prefill.server';

/**
 * The payment page's loader. The first visit starts an order attempt, whose key is stored with the form. Where Klarna's snippet is offered
 * the page gets a nonce for its scripts, which no other page has.
 * @param termsPath path of the terms of sale
 */
export async function loadPayment(args: LoaderFunctionArgs, termsPath: (language: Language) => string = noTerms) {
  const shop = await shopContext(args);
  const context = { ...shop, termsPath: termsPath(shop.language) };
  const draft = readDraft(context.request);
  const title = context.t('checkout')('title');
  const { pending, isOver } = await findPendingOrder(context);
  if (pending) {
    const payment: PaymentState = { state: 'pending', units: cartCount(context.request), order: pending };
    return data({ title, tracking: plainTracking('payment page'), payment, nonce: '' });
  }
  const headers = cookieHeaders(await openAccountCart(context));
  const payment = await makePaymentView(context, await prefilled(context, isOver ? endAttempt(draft) : draft));
  const rows = payment.state === 'ready' ? trackedRows(payment.view.checked) : [];
  const tracking = boughtTracking('payment page', rows, context.locale.currency);
  if (payment.state === 'down') {
    headers.set('Retry-After', '5');
    return data({ title, tracking, payment, nonce: '' }, { status: payment.status, headers });
  }
  if (payment.state === 'ready') {
    for (const cookie of rememberNewPrices(payment.view.checked, context.request)) headers.append('Set-Cookie', cookie);
  }
  const isBegun = draft.key !== '' && !isOver;
  if (payment.state === 'ready' && !(isBegun && payment.view.draft.klarnaId === draft.klarnaId)) {
    headers.append('Set-Cookie', draftSetCookie(payment.view.draft, context.request));
  }
  const nonce = payment.state === 'ready' && payment.view.checked.showsKlarna ? newPageNonce() : '';
  if (nonce !== '') headers.set(PAGE_NONCE, nonce);
  return data({ title, tracking, payment, nonce }, { headers });
}
