import { z } from 'zod';
import { defineCall } from './call';
import { deviceTokens, logInAnswer } from './sign-in';
import { done, explanation, flag, notFoundBody, optionalText, refusal, text, timestamp } from './wire';

/** What a browser got from an authenticator, as Web Authentication's JSON has it; the library that verifies it reads the rest. */
const credential = z
  .object({
    id: z.string().min(1).max(1400),
    rawId: z.string().min(1).max(1400),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: z.string().min(1).max(4000) }).loose(),
  })
  .loose();
export type PasskeyCredential = z.output<typeof credential>;

/** A challenge and the options that the browser hands to the authenticator (`PublicKeyCredential…OptionsJSON`); for five minutes, once. */
export const passkeyChallenge = z.object({
  challenge_id: z.string().min(32).max(200),
  options: z.record(z.string(), z.unknown()),
});
export type PasskeyChallenge = z.output<typeof passkeyChallenge>;

const challengeId = z.string().min(1).max(200);
const credentialId = z.string().min(1).max(1400);
/** What a person calls a passkey; at least one visible character. */
const name = z
  .string()
  .trim()
  .max(100)
  .regex(/[^\p{C}\p{Z}]/u);
/** Asked for where the log-in is more than ten minutes old. */
const password = z.string().max(1000).optional();

export const passkey = z.object({
  id: credentialId,
  name: text,
  created: timestamp,
  last_used: optionalText,
  /** The authenticator keeps a copy elsewhere: losing the device does not lose the passkey. */
  is_backed_up: flag,
});

/** A person's passkeys, and how they confirm a change of them: by nothing, by the password, or by a new log-in. */
export const listPasskeys = defineCall({
  name: 'list-passkeys',
  method: 'GET',
  path: '/api/customer/passkeys/',
  answers: {
    200: z.object({
      passkeys: z.array(passkey),
      needs_passkey: flag,
      confirm_by: z.enum(['nothing', 'password', 'log_in']),
    }),
    401: explanation,
  },
  origin: 'added',
});

/** Begins a registration. */
export const beginPasskey = defineCall({
  name: 'begin-passkey',
  method: 'POST',
  path: '/api/customer/passkeys/begin/',
  body: z.object({ password }),
  answers: { 200: passkeyChallenge, 400: refusal, 401: explanation, 429: explanation },
  origin: 'added',
});

/** Registers the passkey that the authenticator made. */
export const addPasskey = defineCall({
  name: 'add-passkey',
  method: 'POST',
  path: '/api/customer/passkeys/add/',
  body: z.object({ challenge_id: challengeId, name, credential }),
  answers: { 200: done, 400: refusal, 401: explanation },
  origin: 'added',
});

export const renamePasskey = defineCall({
  name: 'rename-passkey',
  method: 'POST',
  path: '/api/customer/passkeys/rename/',
  body: z.object({ id: credentialId, name }),
  answers: { 200: done, 400: refusal, 401: explanation, 404: notFoundBody },
  origin: 'added',
});

/** Removes a passkey and signs the person out elsewhere; refused for the last one while a passkey is asked for. */
export const removePasskey = defineCall({
  name: 'remove-passkey',
  method: 'POST',
  path: '/api/customer/passkeys/remove/',
  body: z.object({ id: credentialId, password }),
  answers: { 200: done, 400: refusal, 401: explanation, 404: notFoundBody, 429: explanation },
  origin: 'added',
});

/** Whether a passkey is asked for after the password; a change signs the person out elsewhere. */
export const requirePasskey = defineCall({
  name: 'require-passkey',
  method: 'POST',
  path: '/api/customer/passkeys/require/',
  body: z.object({ needs_passkey: z.boolean(), password }),
  answers: { 200: done, 400: refusal, 401: explanation, 429: explanation },
  origin: 'added',
});

/** Begins a log-in by passkey, without saying whose. */
export const beginPasskeyLogIn = defineCall({
  name: 'begin-passkey-log-in',
  method: 'POST',
  path: '/api/auth/passkey/begin/',
  body: z.object({}),
  answers: { 200: passkeyChallenge, 400: refusal, 429: explanation },
  origin: 'added',
});

/** Ends a log-in by passkey, or the second step of one by password: the challenge says which. */
export const logInByPasskey = defineCall({
  name: 'log-in-by-passkey',
  method: 'POST',
  path: '/api/auth/passkey/',
  body: z.object({
    challenge_id: challengeId,
    credential,
    device: z.string().max(100).optional(),
    device_tokens: deviceTokens,
  }),
  answers: { 200: logInAnswer, 400: refusal, 429: explanation },
  origin: 'added',
});
