import { z } from 'zod';
import { defineCall } from './call';
import { explanation, refusal } from './wire';

/** A session's token (OAuth 2.0, RFC 6749 §5.1); `expires_in` in seconds. */
export const accessToken = z.object({ token_type: z.string(), access_token: z.string(), expires_in: z.number() });

/**
 * Tokens that this browser got by earlier log-ins, to any account: a browser that has signed in to the account before is not
 * delayed by the guesses of others.
 */
export const deviceTokens = z.array(z.string().max(100)).max(5).optional();

/** A log-in: the session's token, and one that makes the browser known to the account, unless it is. */
export const logInAnswer = accessToken.extend({ device_token: z.string().max(100).nullish() });

/** The name of the visitor's browser in the list of devices, `Firefox, Windows`: what the browser says about itself. */
const device = z.string().max(100).optional();

/**
 * Instead of a token: the password was right, and the account asks for a passkey as well. `ticket` names the log-in; `options`
 * are those of `navigator.credentials.get`, as JSON.
 */
export const secondFactorAnswer = z.object({
  second_factor: z.object({ ticket: z.string().max(500), options: z.record(z.string(), z.unknown()) }),
});

/** The password was right, but the account has not been activated by the link in its mail. */
export const notActivated = z.object({ reason: z.literal('NOT_ACTIVATED'), detail: z.array(z.string()) });

/** Changes a social log-in's token into ours. `expires_in` in seconds. */
export const convertToken = defineCall({
  name: 'convert-token',
  method: 'POST',
  path: '/api/auth/convert-token/',
  body: z.object({
    client_id: z.string().max(300),
    grant_type: z.literal('convert_token'),
    backend: z.string().max(100),
    token: z.string().max(5000),
    device,
    device_tokens: deviceTokens,
  }),
  answers: { 200: z.union([logInAnswer, secondFactorAnswer]), 400: refusal, 429: explanation },
  origin: 'specification 1 §7',
});

/** Logs in by password. 429 after too many wrong ones. */
export const logIn = defineCall({
  name: 'log-in',
  method: 'POST',
  path: '/api/auth/login/',
  body: z.object({
    username: z.string().max(254),
    password: z.string().max(1000),
    device,
    device_tokens: deviceTokens,
  }),
  answers: { 200: z.union([logInAnswer, secondFactorAnswer]), 400: z.union([notActivated, refusal]), 429: explanation },
  origin: 'added',
});
