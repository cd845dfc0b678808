import { z } from 'zod';
import { defineCall } from './call';
import { paymentEvent } from './checkout-gifts';
import {
  count,
  decimal,
  email,
  euros,
  explanation,
  flag,
  integer,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalPicture,
  optionalText,
  orNull,
  refusal,
  signedEuros,
  text,
  timestamp,
} from './wire';

export const orderRow = z.object({
  productId: orNull(integer),
  kind: text,
  name: z.string(),
  description: text,
  brand: text,
  category: text,
  path: text,
  image: optionalPicture,
  amount: z.int(),
  price: signedEuros,
  total_price: signedEuros,
  tax_percentage: decimal,
  display_price_minor: z.int(),
  display_total_minor: z.int(),
  /** Number of the bundle within the order that the row is a part of, and its name. */
  bundle: orNull(z.int()),
  bundle_name: text,
});

/** An order as its customer sees it. */
export const order = z.object({
  order_number: z.string(),
  payment_reference: z.string(),
  status: z.string(),
  placed: timestamp,
  paid: orNull(timestamp),
  email: z.string(),
  phone: text,
  first_name: text,
  last_name: text,
  address: text,
  postal_code: text,
  city: text,
  country_code: text,
  delivery_method: text,
  delivery_location: text,
  shipping_time_str: text,
  payment_method: text,
  special_request: text,
  /** The company whose gift it is; empty for what was bought. Added. */
  gift_company: text,
  /** What is at hand is sent at once, the rest later; collected by express pick-up. */
  part_delivery: flag,
  pikanouto: flag,
  tracking_code: optionalText,
  rows: z.array(orderRow),
  total_price: euros,
  tax: euros,
  currency_code: z.string(),
  currency_rate: decimal,
  display_total_minor: z.int(),
  display_tax_minor: z.int(),
  /** What club bonus and gift cards pay, and what is left of the total after them. */
  payment_events: listOrEmpty(paymentEvent),
  display_due_minor: orNull(z.int()),
  charge_currency: z.string(),
  charge_minor: z.int(),
  can_cancel: flag,
  /** State of the latest attempt to pay: `created`, `authorised`, `captured`, `declined`, `cancelled`, `refunded`, `review`. */
  payment_status: text,
  /** When an invoice is to be paid. */
  payment_due: orNull(timestamp),
  /** Until when an order that waits for its payment keeps its stock. */
  pay_until: orNull(timestamp),
  /** The ways to pay it, while it waits. Only `order-by-payment` tells them. */
  payment_methods: listOrEmpty(z.object({ id: z.string(), name: z.string(), description: text, is_chosen: flag })),
});
export type OrderWire = z.output<typeof order>;

/** Body of the 404 for an order that does not exist, as against the 404 of a backend that lacks the call. */
export const unknownOrder = z.object({ reason: z.literal('UNKNOWN_ORDER') });

/**
 * Looks an order up by its number and the e-mail it was placed with; 404 with `unknownOrder` when the two do not belong
 * together.
 */
export const lookUpOrder = defineCall({
  name: 'look-up-order',
  method: 'POST',
  path: '/api/order/lookup/',
  body: z.object({ email, order_number: z.string().trim().min(1).max(40) }),
  answers: { 200: order, 400: refusal, 404: unknownOrder, 429: explanation },
  origin: 'added',
});

/** The order behind an unguessable payment reference, for the outcome pages; 404 with `unknownOrder`. */
export const getOrderByPayment = defineCall({
  name: 'order-by-payment',
  method: 'GET',
  path: '/api/order/payment/{reference}/',
  params: z.object({ reference: z.string().min(1).max(100) }),
  answers: { 200: order, 400: refusal, 404: unknownOrder },
  origin: 'added',
  partly: [],
});

/** An order that was placed in the shop that a merchant left, as its file says: a history, without address and payment. */
export const importedOrder = z.object({
  order_number: z.string(),
  email: text,
  /** As the old shop calls it, `fulfilled`; may be empty. */
  status: text,
  placed: timestamp,
  currency_code: z.string(),
  display_total_minor: z.int(),
  rows: listOrEmpty(z.object({ name: text, amount: z.int(), display_price_minor: z.int() })),
});
export type ImportedOrderWire = z.output<typeof importedOrder>;

/** How many orders a page of the history has. */
export const ORDERS_PER_PAGE = 20;

/**
 * Orders that the signed-in person placed while signed in, the newest first, `ORDERS_PER_PAGE` a page; with the first page those of the shop
 * that was left.
 */
export const getOrderHistory = defineCall({
  name: 'order-history',
  method: 'GET',
  path: '/api/customer/orders/',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answers: {
    200: z.object({ orders: z.array(order), order_count: count, imported_orders: listOrEmpty(importedOrder) }),
    400: refusal,
    401: explanation,
  },
  origin: 'added',
});

/** One of those orders; 404 with `unknownOrder` for one that somebody else or a guest placed. */
export const getOwnOrder = defineCall({
  name: 'own-order',
  method: 'GET',
  path: '/api/customer/orders/{number}/',
  params: z.object({ number: z.string().min(1).max(40) }),
  answers: { 200: order, 400: refusal, 401: explanation, 404: unknownOrder },
  origin: 'added',
  partly: [],
});

/** Mails of the development mailbox, newest first. Answers 404 when SHOP_ENV is production. */
export const getMailbox = defineCall({
  name: 'mailbox',
  method: 'GET',
  path: '/api/mailbox/',
  answers: {
    200: z.object({
      mails: listOrEmpty(
        z.object({
          id: integer,
          recipient: z.string(),
          subject: z.string(),
          text: longText,
          html: longText,
          created: timestamp,
          sent: timestamp.nullish(),
        }),
      ),
    }),
    404: notFoundBody,
  },
  origin: 'added',
});
