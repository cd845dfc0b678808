import { z } from 'zod';
import { defineCall } from './call';
import { deskPage, guarded } from './desk-wire';
import { NEWSLETTER_LISTS } from './newsletter-lists';
import { count, languageCode, listOrEmpty, longText, refusal, text, timestamp } from './wire';

export const DESK_MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
const status = z.enum(DESK_MESSAGE_STATUSES);
const byNumber = z.object({ number: z.string().min(1).max(40) });

const summary = z.object({
  number: z.string(),
  kind: z.enum(['ask', 'corporate']),
  status,
  subject: text,
  name: text,
  email: text,
  company: text,
  language: languageCode,
  created: timestamp,
});

/** Messages in a state, `DESK_PAGE` a page: open ones the oldest first; `search` is a part of number, name, address or company. */
export const getDeskMessages = defineCall({
  name: 'desk-messages',
  method: 'GET',
  path: '/api/customer/desk/messages/',
  query: z.object({ status: status.default('open'), search: z.string().trim().max(200).default(''), page: deskPage }),
  answers: { 200: z.object({ messages: z.array(summary), count }), 400: refusal, ...guarded },
  origin: 'added',
});

/** A message with the shop's answers. */
export const getDeskMessage = defineCall({
  name: 'desk-message',
  method: 'GET',
  path: '/api/customer/desk/messages/{number}/',
  params: byNumber,
  answers: {
    200: summary.extend({
      phone: text,
      order_number: text,
      vat_number: text,
      message: longText,
      /** Names of the photographs that came with it. */
      pictures: listOrEmpty(text),
      answers: listOrEmpty(z.object({ actor: text, text: longText, created: timestamp })),
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});

/** Answers a message by mail, or closes it when the text is empty; 409 when its status is no longer the one that was seen. */
export const answerDeskMessage = defineCall({
  name: 'desk-answer-message',
  method: 'POST',
  path: '/api/customer/desk/messages/{number}/',
  params: byNumber,
  body: z.object({ text: z.string().trim().max(5000), seen: status }),
  answers: { 200: z.object({ status }), 400: refusal, ...guarded, 409: z.object({ reason: z.literal('CHANGED') }) },
  origin: 'added',
});

/** How many subscribers each newsletter has, by language. */
export const getDeskNewsletters = defineCall({
  name: 'desk-newsletters',
  method: 'GET',
  path: '/api/customer/desk/newsletters/',
  answers: {
    200: z.object({
      lists: z.array(
        z.object({
          list: z.enum(NEWSLETTER_LISTS),
          pending: count,
          stopped: count,
          confirmed: listOrEmpty(z.object({ language: languageCode, count })),
        }),
      ),
    }),
    ...guarded,
  },
  origin: 'added',
});

/** The confirmed subscribers of a newsletter, by address, 1,000 a page. Members who agreed to it in their account are among the club's. */
export const getNewsletterRecipients = defineCall({
  name: 'desk-newsletter-recipients',
  method: 'GET',
  path: '/api/customer/desk/newsletters/{list}/',
  params: z.object({ list: z.enum(NEWSLETTER_LISTS) }),
  query: z.object({ page: deskPage }),
  answers: {
    200: z.object({
      recipients: z.array(
        z.object({ email: text, language: languageCode, name: text, company: text, since: timestamp }),
      ),
      count,
    }),
    400: refusal,
    ...guarded,
  },
  origin: 'added',
});
