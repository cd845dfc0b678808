/**
 * The statuses of an order that the shop has words for: `awaiting_payment` until the processor confirms; the other names are
 * those of Specification 2 §4, and `delivered`, from which the windows of the law are counted. `payment_failed` and `cancelled` have released their stock.
 */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'payment_failed',
  'processing',
  'ready_for_packing',
  'ready_for_pick_up',
  'shipped',
  'transported_to_pickuplocation',
  'delivered',
  'manual_cancellation',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Whether there are words for a status; another backend may have statuses of its own. */
export function isOrderStatus(status: string): status is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(status);
}
