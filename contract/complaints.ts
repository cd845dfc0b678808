import { z } from 'zod';
import { orderRefused } from './after-order';
import { defineCall } from './call';
import { COMPLAINT_LENGTHS, COMPLAINT_STATUSES, PHOTO_LIMITS, SALES_CHANNELS } from './complaint-status';
import { unknownOrder } from './orders';
import {
  count,
  email,
  euros,
  explanation,
  flag,
  integer,
  listOrEmpty,
  longText,
  notFoundBody,
  refusal,
  text,
  timestamp,
} from './wire';

const reference = z.object({ reference: z.string().min(1).max(100) });
/** Unguessable name of a photograph. */
const pictureName = z.string().min(1).max(100);
/** Names of photographs that were sent before (`upload-image`), as many as one may send at once. */
export const pictureNames = z.array(pictureName).max(PHOTO_LIMITS.count).default([]);
/** Random key of a form: sent twice with the same content, it is one complaint or message. */
const formKey = z.string().min(8).max(100);

const line = (max: number) => z.string().trim().max(max).default('');
const needed = (max: number) => z.string().trim().min(1).max(max);

/**
 * The complaint form (Specification 2 §3). With the `reference` of an order, what is known of the order is read from it and not from
 * here. `timeOfPurchase` is a day, `2026-11-20`; `price` is in euros; `store` and `targetStore` are ids: where it was bought, and
 * which store handles the complaint.
 */
export const complaint = z.object({
  key: formKey,
  /** Payment reference of the order, for who comes from its page. */
  reference: z.string().max(100).nullish(),
  rowId: integer.nullish(),
  customerName: needed(COMPLAINT_LENGTHS.customerName),
  email,
  phone: needed(COMPLAINT_LENGTHS.phone),
  address: needed(COMPLAINT_LENGTHS.address),
  postNumber: needed(COMPLAINT_LENGTHS.postNumber),
  city: needed(COMPLAINT_LENGTHS.city),
  salesChannel: z.enum(SALES_CHANNELS),
  store: integer.nullish(),
  targetStore: integer.nullish(),
  orderNumber: line(COMPLAINT_LENGTHS.orderNumber),
  receipt: line(COMPLAINT_LENGTHS.receipt),
  timeOfPurchase: line(10),
  price: euros.default(0),
  used: z.boolean().default(false),
  manufacturer: line(COMPLAINT_LENGTHS.manufacturer),
  model: line(COMPLAINT_LENGTHS.model),
  color: line(COMPLAINT_LENGTHS.color),
  size: line(COMPLAINT_LENGTHS.size),
  noSize: z.boolean().default(false),
  complaint: needed(COMPLAINT_LENGTHS.complaint),
  images: pictureNames,
});
export type ComplaintWire = z.output<typeof complaint>;

/** What of an order a complaint can be about, with its buyer: the form is filled in with it. */
export const getComplaintOrder = defineCall({
  name: 'complaint-order',
  method: 'GET',
  path: '/api/order/payment/{reference}/complaint/',
  params: reference,
  answers: {
    200: z.object({
      orderNumber: z.string(),
      /** The day of the order in Helsinki. */
      orderDate: z.string(),
      customerName: text,
      email: text,
      phone: text,
      address: text,
      postNumber: text,
      city: text,
      rows: listOrEmpty(
        z.object({
          rowId: integer,
          manufacturer: text,
          model: text,
          color: text,
          size: text,
          noSize: flag,
          price: euros,
          /** What the discount code took off a unit, and off the row. */
          unitDiscount: euros,
          calculatedDiscount: euros,
        }),
      ),
    }),
    400: refusal,
    404: unknownOrder,
    409: orderRefused,
  },
  origin: 'added',
  partly: [],
});

/** Makes a complaint. Whoever is signed in finds it in the account, everybody by the `reference` of the answer. */
export const postComplaint = defineCall({
  name: 'complaint',
  method: 'POST',
  path: '/api/reclamation/',
  body: complaint,
  answers: {
    200: z.object({ number: z.string(), reference: z.string(), created: timestamp }),
    400: refusal,
    404: unknownOrder,
    409: orderRefused,
    429: explanation,
  },
  origin: 'added',
});

/** One photograph for a complaint or a message, its bytes as the body; answers the name by which it is sent. Forgotten after a day. */
export const uploadImage = defineCall({
  name: 'upload-image',
  method: 'POST',
  path: '/api/image-upload/',
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  encoding: 'bytes',
  answers: { 200: z.object({ id: z.string() }), 400: refusal, 429: explanation },
  origin: 'added',
});

/** A photograph by its unguessable name, a JPEG in Base64. */
export const getComplaintPicture = defineCall({
  name: 'complaint-picture',
  method: 'GET',
  path: '/api/image-upload/{id}/',
  params: z.object({ id: pictureName }),
  query: z.object({ size: z.enum(['small', 'large']).default('large') }),
  answers: { 200: z.object({ image: z.base64().max(6_000_000) }), 400: refusal, 404: notFoundBody },
  origin: 'added',
  partly: [],
});

/** What was said and done about a complaint, in its order. */
const complaintEntry = z.object({
  /** `customer`, or `shop`. */
  author: text,
  /** The status that began; empty for a message. */
  status: text,
  text: longText,
  created: timestamp,
  pictures: listOrEmpty(z.string()),
});

/** A complaint as its customer sees it. */
export const complaintView = z.object({
  number: z.string(),
  reference: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  created: timestamp,
  sales_channel: z.enum(SALES_CHANNELS),
  store: text,
  target_store: text,
  order_number: text,
  receipt: text,
  time_of_purchase: text,
  price: euros,
  used: flag,
  manufacturer: text,
  model: text,
  color: text,
  size: text,
  no_size: flag,
  complaint: longText,
  /** Names of its photographs. */
  pictures: listOrEmpty(z.string()),
  entries: listOrEmpty(complaintEntry),
  /** The shop asked for more information. */
  can_answer: flag,
});
export type ComplaintViewWire = z.output<typeof complaintView>;

/** A complaint by its secret reference. */
export const getComplaint = defineCall({
  name: 'complaint-by-reference',
  method: 'GET',
  path: '/api/reclamation/{reference}/',
  params: reference,
  answers: { 200: complaintView, 400: refusal, 404: notFoundBody },
  origin: 'added',
  partly: [],
});

/** The customer's answer when the shop asked for more information; the complaint is then processed again. */
export const postComplaintMessage = defineCall({
  name: 'complaint-message',
  method: 'POST',
  path: '/api/reclamation/{reference}/messages/',
  params: reference,
  body: z.object({ key: formKey, message: needed(COMPLAINT_LENGTHS.message), images: pictureNames }),
  answers: {
    200: z.object({ status: z.enum(COMPLAINT_STATUSES) }),
    400: refusal,
    404: notFoundBody,
    409: orderRefused,
    429: explanation,
  },
  origin: 'added',
});

/** How many complaints a page of the account has. */
export const COMPLAINTS_PER_PAGE = 20;

/** A complaint in a list. */
export const complaintLine = z.object({
  number: z.string(),
  status: z.enum(COMPLAINT_STATUSES),
  created: timestamp,
  manufacturer: text,
  model: text,
});

/** Complaints that the signed-in person made while signed in, the newest first. */
export const getOwnComplaints = defineCall({
  name: 'own-complaints',
  method: 'GET',
  path: '/api/customer/complaints/',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answers: { 200: z.object({ complaints: z.array(complaintLine), count }), 400: refusal, 401: explanation },
  origin: 'added',
});

/** One of those complaints. */
export const getOwnComplaint = defineCall({
  name: 'own-complaint',
  method: 'GET',
  path: '/api/customer/complaints/{number}/',
  params: z.object({ number: z.string().min(1).max(40) }),
  answers: { 200: complaintView, 400: refusal, 401: explanation, 404: notFoundBody },
  origin: 'added',
  partly: [],
});
