import type { OrderStatus } from 'contract/order-status';
import type { PAYMENT_STATUSES } from '../db/schema/orders';

type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The facts on which the settlement of a processor's message depends. */
export interface SettlementFacts {
  readonly order: OrderStatus;
  readonly payment: PaymentStatus;
  readonly message: 'captured' | 'declined' | 'cancelled';
  /** The amount and the currency of the message are those of the payment. */
  readonly amountAgrees: boolean;
}

/**
 * What a message does: `capture` pays the order; `fail` ends the attempt and releases the stock; `review` means that a
 * payment arrived without an order awaiting it, or with another amount, and a person decides; `ignore` changes nothing.
 */
export type Settlement = 'capture' | 'fail' | 'review' | 'ignore';

/**
 * Decides what a processor's message does to a payment. Messages come twice, late and out of order:
 * - paid stays paid: a refusal or cancellation that arrives afterwards is ignored;
 * - money for an order that is closed (declined, cancelled, expired) goes to review: its stock may be sold;
 * - another amount or currency than asked for goes to review, and the order keeps its stock until a person decides.
 */
export function settlementOf({ order, payment, message, amountAgrees }: SettlementFacts): Settlement {
  if (payment === 'captured' || payment === 'refunded' || payment === 'review') return 'ignore';
  if (message !== 'captured') return payment === 'created' && order === 'awaiting_payment' ? 'fail' : 'ignore';
  if (payment === 'created' && order === 'awaiting_payment' && amountAgrees) return 'capture';
  return 'review';
}
