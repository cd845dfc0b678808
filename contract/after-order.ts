import { z } from 'zod';
import { defineCall } from './call';
import { ORDER_STATUSES } from './order-status';
import { unknownOrder } from './orders';
import { RETURN_REASONS, RETURN_STATUSES } from './return-status';
import { flag, integer, listOrEmpty, longText, notFoundBody, orNull, refusal, text, timestamp } from './wire';

const reference = z.object({ reference: z.string().min(1).max(100) });

/** Why an order does not allow what is asked of it. */
export const ORDER_REFUSALS = [
  'NOT_CANCELLABLE',
  'NOT_PAID',
  'NOT_DELIVERED',
  'TIME_EXPIRED',
  'NOTHING_LEFT',
  'NOT_RETURNABLE',
  'PACK_TOGETHER_NOT_POSSIBLE',
  'SIZE_NOT_AVAILABLE',
  'WRONG_STATUS',
  'PAYMENT_NOT_TAKEN',
  'NOTE_REQUIRED',
] as const;

/** Body of the 409 of these calls. */
export const orderRefused = z.object({ reason: z.enum(ORDER_REFUSALS) });

/** A return or withdrawal as its customer sees it. */
export const returnView = z.object({
  number: z.string(),
  reference: z.string(),
  /** `return` or `withdrawal`. */
  kind: text,
  status: text,
  created: timestamp,
  can_cancel: flag,
  /** Nothing of its order has left: there is nothing to send back. */
  is_unsent: flag,
  rows: listOrEmpty(z.object({ name: text, amount: z.int(), reason: text, exchange: text })),
  /** What was given back, hundredths of the currency that was charged; null before it is processed. */
  refund_minor: orNull(z.int()),
  /** An invoice that was not paid yet was reduced by it instead. */
  is_credit: flag,
  reserved_until: orNull(timestamp),
  /** What the shop wrote last. */
  note: text,
  /** Of the parcel in which it comes back. */
  tracking_code: text,
  /** Staff has asked something: the customer's answer brings it back into processing. */
  can_answer: flag,
  /** What its customer and the shop (`customer` or `shop`) wrote, the oldest first. */
  messages: listOrEmpty(z.object({ by: text, text: longText, at: timestamp })),
  events: listOrEmpty(z.object({ status: text, at: timestamp })),
});

/** What became of an order and what its customer may do with it. */
export const afterOrder = z.object({
  events: listOrEmpty(z.object({ status: text, at: timestamp })),
  deliveries: listOrEmpty(z.object({ tracking_code: text, sent: timestamp, delivered: orNull(timestamp) })),
  /** `direct`, `request` or `none`. */
  cancellation: text,
  /** Until when; null while the period has not begun. The refusals are empty when it is possible. */
  withdraw_until: orNull(timestamp),
  withdraw_refusal: text,
  return_until: timestamp,
  return_refusal: text,
  pack_together: text,
  rows: listOrEmpty(
    z.object({
      row_id: integer,
      name: text,
      description: text,
      amount: z.int(),
      left: z.int(),
      /** False for goods that are excepted from withdrawal. */
      can_withdraw: flag,
      /** Other variants of the model that are in stock, for an exchange. */
      exchanges: listOrEmpty(z.object({ product_id: integer, name: text })),
    }),
  ),
  returns: listOrEmpty(returnView),
  charge_currency: z.string(),
  /** What is left to pay of an invoice, hundredths of that currency; null without one. */
  owed_minor: orNull(z.int()),
});
export type AfterOrderWire = z.output<typeof afterOrder>;

/** What became of the order of a payment reference after it was placed. */
export const getAfterOrder = defineCall({
  name: 'after-order',
  method: 'GET',
  path: '/api/order/payment/{reference}/after/',
  params: reference,
  answers: { 200: afterOrder, 400: refusal, 404: unknownOrder },
  origin: 'added',
  partly: [],
});

/** Cancels an order, at once while it is processed, or asks for it; answers its status afterwards. Twice is once. */
export const cancelOrder = defineCall({
  name: 'cancel-order',
  method: 'POST',
  path: '/api/order/payment/{reference}/cancel/',
  params: reference,
  body: z.object({}),
  answers: { 200: z.object({ status: z.enum(ORDER_STATUSES) }), 400: refusal, 404: unknownOrder, 409: orderRefused },
  origin: 'added',
});

/** Has an order sent together with another of the same customer, by its number. */
export const packOrders = defineCall({
  name: 'pack-orders-together',
  method: 'POST',
  path: '/api/order/payment/{reference}/pack-together/',
  params: reference,
  body: z.object({ order_number: z.string().trim().min(1).max(40) }),
  answers: { 200: z.object({}), 400: refusal, 404: unknownOrder, 409: orderRefused },
  origin: 'added',
});

const amount = z.int().min(1).max(9999);
const received = z.object({ number: z.string(), reference: z.string(), received: timestamp });

/**
 * Declares withdrawal from the contract of an order (Directive (EU) 2023/2673), without a reason; no rows: from all of it. Answers
 * a receipt with its time.
 */
export const withdrawFromOrder = defineCall({
  name: 'withdraw-from-order',
  method: 'POST',
  path: '/api/order/payment/{reference}/withdraw/',
  params: reference,
  body: z.object({
    name: z.string().trim().min(1).max(200),
    rows: z.array(z.object({ row_id: integer, amount })).max(500),
  }),
  answers: { 200: received, 400: refusal, 404: unknownOrder, 409: orderRefused },
  origin: 'added',
});

/** Returns products of an order, each with a reason, for money or for another variant of the model. */
export const createReturn = defineCall({
  name: 'create-return',
  method: 'POST',
  path: '/api/order/payment/{reference}/returns/',
  params: reference,
  body: z.object({
    message: z.string().trim().max(2000).default(''),
    rows: z
      .array(
        z.object({ row_id: integer, amount, reason: z.enum(RETURN_REASONS), exchange_product_id: integer.nullish() }),
      )
      .min(1)
      .max(500),
  }),
  answers: { 200: received, 400: refusal, 404: unknownOrder, 409: orderRefused },
  origin: 'added',
});

/** Calls a return off before its goods have arrived, by its own reference. */
export const cancelReturn = defineCall({
  name: 'cancel-return',
  method: 'POST',
  path: '/api/returns/{reference}/cancel/',
  params: reference,
  body: z.object({}),
  answers: { 200: z.object({ status: z.enum(RETURN_STATUSES) }), 400: refusal, 404: notFoundBody, 409: orderRefused },
  origin: 'added',
});

/** A return by its own reference: what a mail's link opens, for guests too. */
export const getReturn = defineCall({
  name: 'return',
  method: 'GET',
  path: '/api/returns/{reference}/',
  params: reference,
  answers: {
    200: z.object({ return: returnView, order_number: z.string(), charge_currency: z.string() }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
  partly: [],
});

/** Answers what staff asked about a return; it goes back into processing. */
export const answerReturn = defineCall({
  name: 'answer-return',
  method: 'POST',
  path: '/api/returns/{reference}/answer/',
  params: reference,
  body: z.object({ message: z.string().trim().min(1).max(2000) }),
  answers: { 200: z.object({ status: z.enum(RETURN_STATUSES) }), 400: refusal, 404: notFoundBody, 409: orderRefused },
  origin: 'added',
});

/** Tells the tracking code of the parcel of a return; empty removes it. */
export const trackReturn = defineCall({
  name: 'track-return',
  method: 'POST',
  path: '/api/returns/{reference}/tracking/',
  params: reference,
  body: z.object({ tracking_code: z.string().trim().max(100) }),
  answers: { 200: z.object({}), 400: refusal, 404: notFoundBody, 409: orderRefused },
  origin: 'added',
});

/** The label for the parcel of a return: a PDF in Base64. */
export const getReturnLabel = defineCall({
  name: 'return-label',
  method: 'GET',
  path: '/api/returns/{reference}/label/',
  params: reference,
  answers: { 200: z.object({ number: z.string(), pdf: z.base64().max(2_000_000) }), 400: refusal, 404: notFoundBody },
  origin: 'added',
  partly: [],
});
