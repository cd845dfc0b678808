/** The next step for a shopper whose order exists. */
export type NextStep = 'pay' | 'paid' | 'again';

/**
 * Derives the next step from an order's status after the form was sent. An order with a failed payment has released its
 * stock: retrying needs a new order with a new key. Specification 1 §4 (order outcomes).
 * @param status the backend's order status
 */
export function nextStep(status: string): NextStep {
  if (status === 'awaiting_payment') return 'pay';
  return status === 'payment_failed' || status === 'cancelled' ? 'again' : 'paid';
}
