import { z } from 'zod';
import { defineCall } from './call';
import { done, email, explanation, languageCode, refusal } from './wire';

/** Tells the backend of an error in the browser. Answers nothing of interest. */
export const reportError = defineCall({
  name: 'report-error',
  method: 'GET',
  path: '/api/',
  query: z.object({ err: z.string().max(2000) }),
  answers: { 200: z.unknown(), 400: refusal },
  origin: 'specification 2 §7',
});

export const subscribeNewsletter = defineCall({
  name: 'subscribe-newsletter',
  method: 'POST',
  path: '/api/newsletter/',
  body: z.object({
    email,
    lang_code: languageCode,
    list: z.enum(['club', 'corporate', 'forest']),
    name: z.string().max(200).optional(),
    company: z.string().max(200).optional(),
  }),
  answers: { 200: done, 400: refusal, 501: explanation },
  origin: 'added',
});

export const sendContactMessage = defineCall({
  name: 'contact',
  method: 'POST',
  path: '/api/ask/',
  body: z.object({
    email,
    name: z.string().max(200),
    subject: z.string().max(200),
    message: z.string().max(5000),
    order_number: z.string().max(40).optional(),
    topic: z.string().max(100).optional(),
  }),
  answers: { 200: done, 400: refusal, 501: explanation },
  origin: 'added',
});

/** The corporate information form. */
export const sendCorporateInfo = defineCall({
  name: 'corporate-info',
  method: 'POST',
  path: '/api/corporate-info/',
  body: z.object({
    company: z.string().max(200),
    vat_number: z.string().max(40).optional(),
    name: z.string().max(200),
    email,
    phone: z.string().max(30).optional(),
    message: z.string().max(5000),
  }),
  answers: { 200: done, 400: refusal, 501: explanation },
  origin: 'added',
});
