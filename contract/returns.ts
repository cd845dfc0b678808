import { z } from 'zod';
import { defineCall } from './call';
import { email, explanation, integer, refusal } from './wire';

/** The complaint form's values (Specification 2 §3, complaint form). */
export const complaint = z.object({
  customerName: z.string().max(200),
  email,
  phone: z.string().max(30),
  address: z.string().max(200),
  postNumber: z.string().max(12),
  city: z.string().max(100),
  salesChannel: z.string().max(10),
  store: z.string().max(100),
  targetStore: z.string().max(100),
  orderNumber: z.string().max(40),
  receipt: z.string().max(100),
  timeOfPurchase: z.string().max(40),
  price: z.number().min(0).default(0),
  used: z.boolean(),
  manufacturer: z.string().max(200),
  model: z.string().max(200),
  color: z.string().max(100),
  size: z.string().max(100),
  noSize: z.boolean(),
  complaint: z.string().max(5000),
  rowId: integer.nullish(),
  orderDate: z.string().max(40).nullish(),
  unitDiscount: z.number().nullish(),
  calculatedDiscount: z.number().nullish(),
  images: z.array(z.string().max(200)).max(20).default([]),
});

export const postComplaint = defineCall({
  name: 'complaint',
  method: 'POST',
  path: '/api/reclamation/',
  body: complaint,
  answers: { 200: z.object({ id: integer }), 400: refusal, 501: explanation },
  origin: 'added',
});

/** One picture of a complaint or return; answers the id to name it by. */
export const uploadImage = defineCall({
  name: 'upload-image',
  method: 'POST',
  path: '/api/image-upload/',
  body: z.instanceof(FormData),
  encoding: 'multipart',
  answers: { 200: z.object({ id: z.string() }), 400: refusal, 501: explanation },
  origin: 'added',
});
