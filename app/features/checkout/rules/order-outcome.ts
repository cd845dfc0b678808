/** Where a shopper goes once an order exists. */
export type NextStep = 'pay' | 'paid' | 'again';

/**
 * What an order's status means for who has just sent the order form. An order whose payment failed has released its goods:
 * it takes a new order, under a new key, to try again. Specification 1 §4 (order outcomes).
 * @param status status of the order, as the backend has it
 */
export function nextStep(status: string): NextStep {
  if (status === 'awaiting_payment') return 'pay';
  return status === 'payment_failed' || status === 'cancelled' ? 'again' : 'paid';
}
