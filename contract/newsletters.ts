import { z } from 'zod';
import { defineCall } from './call';
import { NEWSLETTER_LISTS } from './newsletter-lists';
import { done, email, explanation, languageCode, refusal } from './wire';

const list = z.enum(NEWSLETTER_LISTS);
const token = z.object({ token: z.string().min(1).max(200) });
const line = (max: number) => z.string().trim().max(max).optional();

/**
 * Subscribes an address to a newsletter: its owner is asked by mail to confirm. The answer is the same for every address. `consent` is
 * what the page said, with its version.
 */
export const subscribeNewsletter = defineCall({
  name: 'subscribe-newsletter',
  method: 'POST',
  path: '/api/newsletter/',
  body: z.object({
    email,
    lang_code: languageCode,
    list,
    name: line(200),
    company: line(200),
    consent: z.object({ version: z.string().max(40), text: z.string().max(2000) }),
  }),
  answers: { 200: done, 400: refusal, 429: explanation },
  origin: 'added',
});

/** Confirms the subscription of the mail with this token; twice is no failure. */
export const confirmNewsletter = defineCall({
  name: 'confirm-newsletter',
  method: 'POST',
  path: '/api/newsletter/confirm/',
  body: token,
  answers: { 200: z.object({ list }), 400: refusal },
  origin: 'added',
});

/** Ends the subscription of the mail with this token; twice is no failure. */
export const stopNewsletter = defineCall({
  name: 'stop-newsletter',
  method: 'POST',
  path: '/api/newsletter/stop/',
  body: token,
  answers: { 200: z.object({ list }), 400: refusal },
  origin: 'added',
});
