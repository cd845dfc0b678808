import { z } from 'zod';
import { defineCall } from './call';
import { CUSTOMER_GROUPS } from './customer-groups';
import { deskPage, guardedInput } from './desk-wire';
import {
  count,
  euros,
  explanation,
  flag,
  integer,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalText,
  orNull,
  text,
  timestamp,
} from './wire';

const words = z.string().trim().max(200).default('');
const word = z.string().trim().max(40).default('');
const note = z.string().trim().max(2000).default('');

const returnLine = z.object({
  number: z.string(),
  /** `return` or `withdrawal`. */
  kind: text,
  status: text,
  created: timestamp,
  order_number: z.string(),
  name: text,
  email: text,
  /** Its customer has answered what staff asked. */
  is_answered: flag,
});

/** Returns, the newest first; `search` is a part of a number, a tracking code, the address or the name; `status` may be `open`. */
export const getDeskReturns = defineCall({
  name: 'desk-returns',
  method: 'GET',
  path: '/api/customer/desk/returns/',
  query: z.object({ search: words, status: word, page: deskPage }),
  answers: { 200: z.object({ returns: z.array(returnLine), count }), ...guardedInput },
  origin: 'added',
});

const money = { order_number: z.string(), processor: text, currency_code: z.string(), amount: euros } as const;

/** Money that waits for a person: payments under review or promised, and refunds that were not taken. */
export const getDeskMoney = defineCall({
  name: 'desk-money',
  method: 'GET',
  path: '/api/customer/desk/payments/',
  answers: {
    200: z.object({
      payments: z.array(
        z.object({ id: integer, status: z.string(), order_status: text, due: orNull(timestamp), ...money }),
      ),
      refunds: z.array(
        z.object({
          ...{ id: integer, status: z.string(), failure: text, created: timestamp, ...money },
          decisions: listOrEmpty(z.string()),
        }),
      ),
    }),
    401: explanation,
    404: notFoundBody,
  },
  origin: 'added',
});

export const REFUND_DECISIONS = ['retry', 'sent', 'drop'] as const;

/**
 * Has a refund tried again (`retry`), says that its money was given back otherwise (`sent`), or that it is not to be tried any more
 * (`drop`). 409 when the refund does not allow it.
 */
export const decideRefund = defineCall({
  name: 'desk-decide-refund',
  method: 'POST',
  path: '/api/customer/desk/refunds/{id}/',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ decision: z.enum(REFUND_DECISIONS), note }),
  answers: { 200: z.object({}), ...guardedInput, 409: z.object({ detail: text }) },
  origin: 'added',
});

const application = z.object({
  email: text,
  name: text,
  group: z.enum(CUSTOMER_GROUPS),
  member_number: text,
  /** `pending`, `accepted`, `refused` or `expired`. */
  status: z.string(),
  valid_until: orNull(timestamp),
  applied: timestamp,
});

/** Applications of scouts and members of Suomen Latu, those that wait first. */
export const getDeskGroups = defineCall({
  name: 'desk-groups',
  method: 'GET',
  path: '/api/customer/desk/groups/',
  query: z.object({ search: words, status: word, page: deskPage }),
  answers: { 200: z.object({ applications: z.array(application), count }), ...guardedInput },
  origin: 'added',
});

/** Accepts a membership until the end of a day in Helsinki, or refuses it; the person is told by mail. */
export const decideGroup = defineCall({
  name: 'desk-decide-group',
  method: 'POST',
  path: '/api/customer/desk/groups/',
  body: z.object({
    email: z.string().max(254),
    group: z.enum(CUSTOMER_GROUPS),
    decision: z.enum(['accept', 'refuse']),
    /** `2027-12-31`; for `accept`. */
    until: z.string().max(10).default(''),
    note,
  }),
  answers: { 200: z.object({}), ...guardedInput },
  origin: 'added',
});

const act = z.object({
  id: integer,
  at: timestamp,
  /** `staff:<id>`, `command:<name>`; the address of a person who still has an account. */
  actor: text,
  email: optionalText,
  action: text,
  subject: text,
  subject_id: text,
  note: longText,
  /** What changed, as `name: value`. */
  details: z.array(z.object({ name: text, value: text })),
});

/** Who did what, the latest first; `subject` is the number of an order or of what it was done to. */
export const getDeskLog = defineCall({
  name: 'desk-log',
  method: 'GET',
  path: '/api/customer/desk/log/',
  query: z.object({ who: words, action: word, subject: words, page: deskPage }),
  answers: {
    200: z.object({ acts: z.array(act), count, actions: listOrEmpty(z.string()) }),
    ...guardedInput,
  },
  origin: 'added',
});

/** The first of everything that holds a text: orders, returns, companies, applications; with how many there are of each. */
export const searchDesk = defineCall({
  name: 'desk-search',
  method: 'GET',
  path: '/api/customer/desk/search/',
  query: z.object({ search: words }),
  answers: {
    200: z.object({
      orders: z.array(z.object({ order_number: z.string(), status: text, name: text, email: text, placed: timestamp })),
      order_count: count,
      returns: z.array(returnLine),
      return_count: count,
      companies: z.array(z.object({ name: text, vat_number: z.string() })),
      company_count: count,
      applications: z.array(application),
      application_count: count,
    }),
    ...guardedInput,
  },
  origin: 'added',
});
