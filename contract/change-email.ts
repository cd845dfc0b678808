import { z } from 'zod';
import { defineCall } from './call';
import { done, email, explanation, refusal } from './wire';

/**
 * Asks for another e-mail address: a link goes to the new one, a notice to the present one. Needs the password, unless the
 * log-in is less than ten minutes old; an account without a password, or with a second factor, needs such a log-in. The same
 * answer for every new address.
 */
export const requestEmailChange = defineCall({
  name: 'request-email-change',
  method: 'POST',
  path: '/api/customer/email/request/',
  body: z.object({ email, password: z.string().max(1000).optional() }),
  answers: { 200: done, 400: refusal, 401: explanation, 429: explanation },
  origin: 'added',
});

/** The token of a link in a mail. */
const body = z.object({ hash: z.string().max(200) });

/** Makes the address of a link the account's; all sessions of the person but the caller's end. */
export const confirmEmailChange = defineCall({
  name: 'confirm-email-change',
  method: 'POST',
  path: '/api/customer/email/confirm/',
  body,
  answers: { 200: done, 400: refusal },
  origin: 'added',
});

/** Gives the account its old address back and ends all its sessions and its password; a mail leads to a new one. */
export const undoEmailChange = defineCall({
  name: 'undo-email-change',
  method: 'POST',
  path: '/api/customer/email/undo/',
  body,
  answers: { 200: done, 400: refusal },
  origin: 'added',
});
