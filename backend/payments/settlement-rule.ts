import type { OrderStatus } from 'contract/order-status';
import type { PAYMENT_STATUSES } from '../db/schema/payments';
import type { ProcessorEvent } from './processor';

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The facts on which the settlement of a processor's message depends. */
export interface SettlementFacts {
  readonly order: OrderStatus;
  readonly payment: PaymentStatus;
  readonly message: ProcessorEvent['kind'];
  /** The amount and the currency of the message are those of the payment. */
  readonly amountAgrees: boolean;
}

/**
 * What a message does: `pay` pays the order; `collect` says that the money of an authorised payment has come; `end` ends the
 * attempt, and the order waits for another; `review` means that a person decides: money came without an order awaiting it, or
 * another amount, or an authorised payment was withdrawn; `ignore` changes nothing.
 */
export type Settlement = 'pay' | 'collect' | 'end' | 'review' | 'ignore';

/**
 * Decides what a processor's message does to a payment. Messages come twice, late and out of order:
 * - paid stays paid: a refusal or cancellation that arrives afterwards is ignored;
 * - money for an order that still waits pays it, even when its attempt had been declined or cancelled before;
 * - money for an order that is closed (given up, expired, paid otherwise) goes to review: its stock may be sold;
 * - another amount or currency than asked for goes to review, and the order keeps its stock until a person decides.
 */
export function settlementOf({ order, payment, message, amountAgrees }: SettlementFacts): Settlement {
  if (payment === 'captured' || payment === 'refunded' || payment === 'review') return 'ignore';
  if (payment === 'authorised') {
    if (message === 'authorised') return 'ignore';
    return message === 'captured' && amountAgrees ? 'collect' : 'review';
  }
  if (message === 'declined' || message === 'cancelled') return payment === 'created' ? 'end' : 'ignore';
  return order === 'awaiting_payment' && amountAgrees ? 'pay' : 'review';
}
