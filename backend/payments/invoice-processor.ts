import { INVOICE_PROCESSOR } from '../domain/orders/own-invoice';
import { ForgedMessage, type PaymentProcessor, type ProcessorEvent, type StartedAttempt } from './processor';

/** Days from the order until an invoice is to be paid. Specification 2 §9. */
export const INVOICE_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

const told = (attempt: StartedAttempt, kind: ProcessorEvent['kind'], eventKey: string): ProcessorEvent => ({
  reference: attempt.reference,
  eventKey,
  kind,
  amountHundredths: attempt.amountHundredths,
  currency: attempt.currency,
  payload: {},
});

/**
 * The shop's own invoice: the order is settled when it is placed, and its money is to come within 14 days. Whether it came is
 * told by `npm run shop:payments -- capture ID`.
 */
export function invoiceProcessor(): PaymentProcessor {
  return {
    slug: INVOICE_PROCESSOR,
    currencies: null,
    start: async ({ reference, amountHundredths, currency, now }) => {
      const attempt = { reference, amountHundredths, currency, externalId: null, chargeId: null };
      return {
        redirectUrl: null,
        externalId: null,
        event: told(attempt, 'authorised', 'invoiced'),
        dueAt: new Date(now.getTime() + INVOICE_DAYS * DAY_MS),
      };
    },
    receive: async () => {
      throw new ForgedMessage('invoices have no messages');
    },
    check: async (attempt) => told(attempt, 'authorised', 'invoiced'),
    capture: async (attempt, key) => told(attempt, 'captured', `capture:${key}`),
    cancel: async (attempt) => told(attempt, 'cancelled', 'cancelled'),
    // the money goes back by bank transfer: the refund is requested until somebody has sent it
    refund: async () => ({ externalId: null, status: 'requested' }),
  };
}
