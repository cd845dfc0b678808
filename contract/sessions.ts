import { z } from 'zod';
import { defineCall } from './call';
import { accessToken } from './sign-in';
import { done, explanation, flag, integer, listOrEmpty, notFoundBody, refusal, text, timestamp } from './wire';

/** A log-in in the list of signed-in devices. */
export const session = z.object({
  id: integer,
  /** `password`, `google`, `passkey` or `password_and_passkey`. */
  method: text,
  /** Browser and system as the browser names itself, `Firefox, Windows`; may be empty. */
  device: text,
  created: timestamp,
  /** At most an hour old. */
  last_seen: timestamp,
  /** The session of the caller. */
  is_current: flag,
});
export type SessionWire = z.output<typeof session>;

/** The person's open sessions, the last used first. */
export const listSessions = defineCall({
  name: 'list-sessions',
  method: 'GET',
  path: '/api/customer/sessions/',
  answers: { 200: z.object({ sessions: listOrEmpty(session) }), 401: explanation },
  origin: 'added',
});

/** Ends one session of the person. */
export const revokeSession = defineCall({
  name: 'revoke-session',
  method: 'POST',
  path: '/api/customer/sessions/revoke/',
  body: z.object({ id: integer }),
  answers: { 200: done, 400: refusal, 401: explanation, 404: notFoundBody },
  origin: 'added',
});

/** Ends all sessions of the person; with `keep_current` all but the caller's. */
export const revokeAllSessions = defineCall({
  name: 'revoke-all-sessions',
  method: 'POST',
  path: '/api/customer/sessions/revoke-all/',
  body: z.object({ keep_current: z.boolean().optional() }),
  answers: { 200: done, 400: refusal, 401: explanation },
  origin: 'added',
});

/** Changes the password. Ends all sessions and answers the token of a new one. */
export const changePassword = defineCall({
  name: 'change-password',
  method: 'POST',
  path: '/api/customer/password/',
  body: z.object({ current_password: z.string().max(1000), password: z.string().max(1000) }),
  answers: { 200: accessToken, 400: refusal, 401: explanation, 429: explanation },
  origin: 'added',
});
