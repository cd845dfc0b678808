import { z } from 'zod';
import { defineCall } from './call';
import { unknownOrder } from './orders';
import { link, notFoundBody, optionalText, refusal } from './wire';

/** Where a processor sends the shopper back: paths on the host of the order; `{reference}` is replaced. */
export const returnPaths = z.object({ ok: link, cancelled: link, error: link, address: link });

const reference = z.object({ reference: z.string().min(1).max(100) });

/** Body of the 409 for an order that does not wait for a payment: it is paid, or its stock was released. */
export const notPayable = z.object({ reason: z.literal('NOT_PAYABLE') });

/**
 * Pays an order that waits for its payment again, while its stock is reserved: a new attempt by the same or another method. Two
 * calls at once are one attempt.
 */
export const payOrder = defineCall({
  name: 'pay-order',
  method: 'POST',
  path: '/api/order/payment/{reference}/pay/',
  params: reference,
  body: z.object({ payment_method: z.string().max(100).nullish(), return_paths: returnPaths }),
  answers: {
    200: z.object({ processor: z.string(), redirect_url: optionalText }),
    400: refusal,
    404: unknownOrder,
    409: notPayable,
  },
  origin: 'added',
});

/** Gives up an order that waits for its payment, so that its stock is free; answers the order's status afterwards. */
export const giveUpOrder = defineCall({
  name: 'give-up-order',
  method: 'POST',
  path: '/api/order/payment/{reference}/give-up/',
  params: reference,
  body: z.object({}),
  answers: { 200: z.object({ status: z.string() }), 400: refusal, 404: unknownOrder },
  origin: 'added',
});

/** Asks the processor whether an order was paid meanwhile; answers the order's status afterwards. */
export const checkPayment = defineCall({
  name: 'check-payment',
  method: 'POST',
  path: '/api/order/payment/{reference}/check/',
  params: reference,
  body: z.object({}),
  answers: { 200: z.object({ status: z.string() }), 400: refusal, 404: unknownOrder },
  origin: 'added',
});

/** What a test card does; a card that asks for a challenge approves or declines after it. */
export const TEST_DECISIONS = ['approve', 'decline', 'cancel', 'twice', 'late', 'time_out'] as const;

/** The decision on the test processor's own page. Refused when SHOP_ENV is production. */
export const decideTestPayment = defineCall({
  name: 'decide-test-payment',
  method: 'POST',
  path: '/api/payments/test/{reference}/',
  params: reference,
  body: z.object({ decision: z.enum(TEST_DECISIONS) }),
  answers: { 200: z.object({ status: z.string(), payment_status: z.string() }), 400: refusal, 404: notFoundBody },
  origin: 'added',
});

/** The receipt of a paid order, or its invoice: a PDF in Base64; 404 with `unknownOrder` for an order that is not paid. */
export const getReceipt = defineCall({
  name: 'receipt',
  method: 'GET',
  path: '/api/order/payment/{reference}/receipt/',
  params: reference,
  answers: {
    200: z.object({ order_number: z.string(), pdf: z.base64().max(2_000_000) }),
    400: refusal,
    404: unknownOrder,
  },
  origin: 'added',
  partly: [],
});
