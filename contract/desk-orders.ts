import { z } from 'zod';
import { returnView } from './after-order';
import { defineCall } from './call';
import { deskPage, guarded } from './desk-wire';
import { orderSale } from './order-sale';
import { importedOrder, order } from './orders';
import { count, euros, integer, listOrEmpty, optionalText, orNull, refusal, text, timestamp } from './wire';

/** Money that is given back; `failure`: why its processor refused it; `decisions`: what a person can do about it now. */
export const deskRefund = z.object({
  id: integer,
  status: z.string(),
  amount: euros,
  failure: text,
  actor: text,
  created: timestamp,
  decisions: listOrEmpty(z.string()),
});

/**
 * Orders, the newest first, `DESK_PAGE` a page; `search` is a part of the number, the e-mail address or the name; `delivery` of
 * `express`: those that are collected on the same day.
 */
export const getDeskOrders = defineCall({
  name: 'desk-orders',
  method: 'GET',
  path: '/api/customer/desk/orders/',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    status: z.string().max(40).default(''),
    delivery: z.enum(['', 'express']).default(''),
    page: deskPage,
  }),
  answers: {
    200: z.object({
      orders: z.array(
        z.object({
          order_number: z.string(),
          status: z.string(),
          placed: timestamp,
          name: text,
          email: text,
          currency_code: z.string(),
          display_total_minor: z.int(),
          /** Where and after which clock time it is collected; null: no express pick-up. */
          express_pickup: orNull(z.object({ store: text, time: text })),
        }),
      ),
      count,
      /** Of the shop that was left, where their number or address holds what is searched; the first twenty. */
      imported_orders: listOrEmpty(importedOrder),
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/** An order for staff: with its changes of status, its returns, and its attempts to pay with what was given back. */
export const getDeskOrder = defineCall({
  name: 'desk-order',
  method: 'GET',
  path: '/api/customer/desk/orders/{number}/',
  params: z.object({ number: z.string().min(1).max(40) }),
  answers: {
    200: z.object({
      order,
      /** To which staff can move it. */
      next_statuses: listOrEmpty(z.string()),
      returns: listOrEmpty(returnView.extend({ next_statuses: listOrEmpty(z.string()) })),
      events: z.array(z.object({ from: optionalText, to: z.string(), actor: text, note: text, created: timestamp })),
      sale: orNull(orderSale),
      payments: z.array(
        z.object({
          ...{ id: integer, processor: text, status: z.string(), currency_code: z.string() },
          ...{ amount: euros, refunded: euros },
          created: timestamp,
          refunds: listOrEmpty(deskRefund),
        }),
      ),
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/**
 * Takes, withdraws or gives back the money of a payment; `amount` in the payment's currency, left out: all that is left. 409 with
 * the reason when the payment does not allow it.
 */
export const decidePayment = defineCall({
  name: 'desk-decide-payment',
  method: 'POST',
  path: '/api/customer/desk/payments/{id}/',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ decision: z.enum(['capture', 'cancel', 'refund']), amount: euros.nullish() }),
  answers: {
    200: z.object({ status: z.string() }),
    400: refusal,
    ...guarded,
    409: z.object({ detail: text }),
  },
  origin: 'added',
});
