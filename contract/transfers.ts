import { z } from 'zod';
import { defineCall } from './call';
import { MAX_QUANTITY } from './cart-limits';
import { checkoutRequest } from './checkout';
import { deskPage, formKey, guardedInput, rowId } from './desk-wire';
import { OPEN_TRANSFERS, TRANSFER_STATUSES } from './transfer-status';
import { count, flag, integer, listOrEmpty, longText, optionalText, orNull, text, timestamp } from './wire';

const number = z.object({ number: z.string().min(1).max(40) });
const store = z.object({ slug: text, name: text });

/** A note of staff for the people of the other store. */
const note = z.string().trim().max(2000).default('');

/**
 * Sends a cart as a request to transfer its products between stores (staff only; 404 for others). The same `idempotency_key` with the
 * same body answers the same transfers. 409 with what hinders it, in the cart's language.
 */
export const requestTransfer = defineCall({
  name: 'request-transfer',
  method: 'POST',
  path: '/api/checkout/transfer/',
  body: checkoutRequest.extend({
    idempotency_key: formKey,
    seller_name: z.string().trim().max(100).default(''),
    seller_number: z.string().trim().max(100).default(''),
    note,
  }),
  answers: {
    200: z.object({ transfers: z.array(z.object({ number: z.string() })) }),
    ...guardedInput,
    409: z.object({ reason: z.enum(['NOT_POSSIBLE', 'OUT_OF_STOCK', 'KEY_REUSED']), errors: listOrEmpty(z.string()) }),
  },
  origin: 'added',
});

const transferLine = z.object({
  number: z.string(),
  status: z.enum(TRANSFER_STATUSES),
  from: store,
  to: store,
  is_reserved: flag,
  is_urgent: flag,
  seller_name: text,
  seller_number: text,
  created: timestamp,
  /** Units that were asked for, and what was found missing, damaged or too much. */
  units: count,
  differences: count,
});

/** What a transfer can be looked for by: `open` are those that wait for somebody. */
export const TRANSFER_FILTERS = ['open', ...TRANSFER_STATUSES] as const;

/**
 * Transfers (staff only), `DESK_PAGE` a page: the open ones first, of these the urgent ones, then the newest. `search` is a part of the
 * number, of the seller's name, or of a product's name or code; `from` and `to` are slugs of stores.
 */
export const getDeskTransfers = defineCall({
  name: 'desk-transfers',
  method: 'GET',
  path: '/api/customer/desk/transfers/',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    status: z.string().max(40).default(''),
    from: z.string().max(100).default(''),
    to: z.string().max(100).default(''),
    page: deskPage,
  }),
  answers: {
    200: z.object({
      transfers: z.array(transferLine),
      count,
      /** How many there are in each state, whatever is looked for. */
      counts: z.record(z.string(), z.int()),
      stores: listOrEmpty(store),
    }),
    ...guardedInput,
  },
  origin: 'added',
});

const transferRow = z.object({
  id: integer,
  name: text,
  choice: text,
  sku: text,
  /** Of the main warehouse. */
  shelf_codes: listOrEmpty(z.string()),
  path: text,
  amount: count,
  /** Taken out of the sending store's free stock. */
  held: count,
  /** What that store has besides. */
  free: count,
  sent: orNull(z.int()),
  received: orNull(z.int()),
  damaged: orNull(z.int()),
  missing: count,
  extra: count,
});

/** A transfer for staff: what it moves, what happened to it, and its movements in the ledger of stock. */
export const deskTransfer = transferLine.extend({
  rows: z.array(transferRow),
  events: listOrEmpty(
    z.object({
      from: optionalText,
      to: z.string(),
      actor: text,
      email: optionalText,
      note: longText,
      created: timestamp,
    }),
  ),
  movements: listOrEmpty(
    z.object({ created: timestamp, store: text, product: text, delta: z.int(), reason: z.string() }),
  ),
  /** Other transfers of the same request. */
  siblings: listOrEmpty(z.string()),
});

/** One transfer (staff only). */
export const getDeskTransfer = defineCall({
  name: 'desk-transfer',
  method: 'GET',
  path: '/api/customer/desk/transfers/{number}/',
  params: number,
  answers: { 200: deskTransfer, ...guardedInput },
  origin: 'added',
});

const units = z.int().min(0).max(MAX_QUANTITY);
const from = z.enum(OPEN_TRANSFERS);

/**
 * Moves a transfer (staff only): begins to pick it, sends it, receives it, or cancels it before it has left. `from` is the state that was
 * read. 409 WRONG_STATUS when it has another meanwhile, OUT_OF_STOCK when the sending store has too little, TOO_MANY or NOTHING_SENT for
 * amounts that cannot be sent.
 */
export const moveTransfer = defineCall({
  name: 'desk-move-transfer',
  method: 'POST',
  path: '/api/customer/desk/transfers/{number}/move/',
  params: number,
  body: z.discriminatedUnion('move', [
    z.object({ move: z.literal('pick'), from, note }),
    z.object({ move: z.literal('send'), from, note, rows: z.array(z.object({ id: rowId, sent: units })).max(200) }),
    z.object({
      move: z.literal('receive'),
      from,
      note,
      rows: z.array(z.object({ id: rowId, received: units, damaged: units })).max(200),
    }),
    z.object({ move: z.literal('cancel'), from, note }),
  ]),
  answers: {
    200: z.object({ status: z.enum(TRANSFER_STATUSES) }),
    ...guardedInput,
    409: z.object({
      reason: z.enum(['WRONG_STATUS', 'OUT_OF_STOCK', 'TOO_MANY', 'NOTHING_SENT']),
      errors: listOrEmpty(z.string()),
    }),
  },
  origin: 'added',
});

/** The picking list of a transfer as a PDF, base64 (staff only). */
export const getPickingList = defineCall({
  name: 'desk-picking-list',
  method: 'GET',
  path: '/api/customer/desk/transfers/{number}/picking-list/',
  params: number,
  answers: { 200: z.object({ number: z.string(), pdf: z.string() }), ...guardedInput },
  origin: 'added',
});
