import { z } from 'zod';
import { orderRefused } from './after-order';
import { defineCall } from './call';
import { COMPLAINT_STATUSES } from './complaint-status';
import { complaintLine, complaintView } from './complaints';
import { guarded } from './desk-wire';
import { count, euros, listOrEmpty, longText, optionalText, orNull, refusal, text, timestamp } from './wire';

const number = z.object({ number: z.string().min(1).max(40) });

/**
 * Complaints, the newest first, `DESK_PAGE` a page; `search` is a part of the number, the order's number, the e-mail address, the name
 * or the product.
 */
export const getDeskComplaints = defineCall({
  name: 'desk-complaints',
  method: 'GET',
  path: '/api/customer/desk/complaints/',
  query: z.object({
    search: z.string().trim().max(200).default(''),
    status: z.string().max(40).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answers: {
    200: z.object({
      complaints: z.array(complaintLine.extend({ customer_name: text, email: text, order_number: text })),
      count,
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/** A complaint for staff: with the customer and with who did what. */
export const deskComplaint = complaintView.extend({
  customer_name: text,
  email: text,
  phone: text,
  address: text,
  post_number: text,
  city: text,
  language: text,
  /** Number of the order that the complaint is certainly about; null when it only names one. */
  known_order: optionalText,
  order_date: text,
  unit_discount: euros,
  calculated_discount: euros,
  events: listOrEmpty(z.object({ to: z.string(), actor: text, note: longText, created: timestamp })),
  /** To which staff can move it; its own status stands for an answer without a change. */
  next_statuses: listOrEmpty(z.string()),
  ended: orNull(timestamp),
});

/** One complaint. */
export const getDeskComplaint = defineCall({
  name: 'desk-complaint',
  method: 'GET',
  path: '/api/customer/desk/complaints/{number}/',
  params: number,
  answers: { 200: deskComplaint, 400: refusal, ...guarded },
  origin: 'added',
  partly: [],
});

/**
 * Moves a complaint to its next status with a note for the customer's mail, or answers without a change. `from` is the status that was
 * read: 409 WRONG_STATUS when it is another meanwhile.
 */
export const moveComplaint = defineCall({
  name: 'desk-move-complaint',
  method: 'POST',
  path: '/api/customer/desk/complaints/{number}/move/',
  params: number,
  body: z.object({
    from: z.enum(COMPLAINT_STATUSES),
    status: z.enum(COMPLAINT_STATUSES),
    note: z.string().trim().max(2000).default(''),
  }),
  answers: { 200: z.object({ status: z.enum(COMPLAINT_STATUSES) }), 400: refusal, ...guarded, 409: orderRefused },
  origin: 'added',
});
