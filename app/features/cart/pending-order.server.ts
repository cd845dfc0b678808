import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { findOrderByPayment, type Order } from '~/api/orders';
import { giveUp } from '~/api/payments';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import type { PendingOrder } from './cart-state';
import type { CheckoutDraft } from './checkout-draft';
import { readDraft } from './checkout-draft.server';

async function orderOf(context: ShopContext, reference: string): Promise<Order | undefined> {
  try {
    return await findOrderByPayment(context.api, reference);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The filled-in form with its order attempt ended: the next order gets a new key. */
export function endAttempt(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, key: '', reference: '', payTo: '' };
}

/**
 * The order of this browser that waits for its payment. It reserves stock, so its cart must not be validated against the
 * remaining stock: the order is paid or cancelled first.
 * @returns undefined when there is none; `isOver` when the last payment failed
 * @throws Response a redirect to the confirmation when it has been paid in the meantime
 */
export async function findPendingOrder(
  context: ShopContext,
): Promise<{ readonly pending?: PendingOrder; readonly isOver: boolean }> {
  const { reference, payTo } = readDraft(context.request);
  if (reference === '') return { isOver: false };
  const order = await orderOf(context, reference);
  if (order?.payment === 'paid') throw redirect(pathTo('paymentOk', context.language, { slug: reference }));
  if (!order || order.payment === 'failed') return { isOver: order !== undefined };
  const waitingAt = pathTo('orderProcess', context.language, {}, { reference });
  const goesOn = order.payment === 'waiting' && payTo !== '';
  return { pending: { number: order.number, payTo: goesOn ? payTo : waitingAt }, isOver: false };
}

/** Gives up an order that waits for its payment, so that its stock is free for the cart again. */
export async function cancelPendingOrder(context: ShopContext, reference: string): Promise<void> {
  if (reference === '') return;
  try {
    await giveUp(context.api, reference);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
