import { z } from 'zod';
import { defineCall } from './call';
import { pictureNames } from './complaints';
import { CONTACT_LENGTHS, CONTACT_SUBJECTS, CORPORATE_INTERESTS } from './contact-subjects';
import { email, explanation, flag, languageCode, refusal } from './wire';

const needed = (max: number) => z.string().trim().min(1).max(max);
const line = (max: number) => z.string().trim().max(max).default('');

/**
 * What every message to the shop has. `key` is the form's random key: sent twice with the same content, it is one message. `hasty`: it was
 * sent faster than people write, and counts more against the limit.
 */
const anyMessage = z.object({
  key: z.string().min(8).max(100),
  email,
  lang_code: languageCode,
  hasty: flag,
  name: needed(CONTACT_LENGTHS.name),
  message: needed(CONTACT_LENGTHS.message),
});

const sent = z.object({ number: z.string() });

/** A question to customer service; answers the number of the message. */
export const sendContactMessage = defineCall({
  name: 'contact',
  method: 'POST',
  path: '/api/ask/',
  body: anyMessage.extend({
    subject: z.enum(CONTACT_SUBJECTS),
    order_number: line(CONTACT_LENGTHS.orderNumber),
    /** Names of photographs that were sent before (`upload-image`). */
    images: pictureNames,
  }),
  answers: { 200: sent, 400: refusal, 429: explanation },
  origin: 'added',
});

/** A company asks for an offer or a contact. */
export const sendCorporateInfo = defineCall({
  name: 'corporate-info',
  method: 'POST',
  path: '/api/corporate-info/',
  body: anyMessage.extend({
    company: needed(CONTACT_LENGTHS.company),
    vat_number: line(CONTACT_LENGTHS.vatNumber),
    phone: line(CONTACT_LENGTHS.phone),
    interest: z.enum(CORPORATE_INTERESTS),
  }),
  answers: { 200: sent, 400: refusal, 429: explanation },
  origin: 'added',
});
