import { convertToken, logIn as logInCall } from 'contract/sign-in';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { logInByGoogle } from '../domain/customers/google-log-in';
import { readGoogleToken } from '../domain/customers/google-token';
import { knownDeviceOf, rememberDevice } from '../domain/customers/known-devices';
import { accountName, logIn } from '../domain/customers/log-in';
import { logInLimits } from '../domain/customers/log-in-limits';
import type { IssuedToken } from '../domain/customers/sessions';
import { signInTexts } from '../domain/customers/sign-in-texts';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { Answer, type Area, answer, type BackendEnv } from './serve';

/** Refused log-ins by Google of one IP address in a window. */
const MAX_BY_GOOGLE = 10;
const WINDOW_MS = 15 * 60 * 1000;
const GOOGLE = 'google-oauth2';

/** The answer of a log-in, which makes the browser known to the account. */
export async function grant(
  db: BackendContext['db'],
  { customerId, token }: { readonly customerId: number; readonly token: IssuedToken },
  tokens: readonly string[],
  now: Date,
) {
  return { ...token, device_token: await rememberDevice(db, customerId, tokens, now) };
}

/** Signing in. */
export function signInEndpoints({ pool }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const limits = logInLimits(pool);
  const byGoogle = attemptLimit(pool, 'google-log-in', MAX_BY_GOOGLE, WINDOW_MS);

  answer(area, logInCall, async ({ backend, body, language, clientAddress, now }) => {
    const say = signInTexts(language);
    const { username, password, device = '', device_tokens: tokens = [] } = body;
    const email = accountName(username);
    const guess = { email, clientAddress, device: await knownDeviceOf(backend.db, email, tokens, now) };
    const wait = await limits.begin(guess);
    if (wait > 0) {
      // without the name, which may be a password in the wrong field
      if (await limits.isNews(guess)) backend.log.warn({ wait }, 'too many attempts to log in');
      return new Answer(429, { detail: say('tooOften') }, { 'Retry-After': String(wait) });
    }
    const outcome = await logIn(backend, { username, password, device }, now);
    if (outcome.kind === 'wrong') return new Answer(400, { detail: [say('wrong')] });
    await limits.succeed(guess);
    switch (outcome.kind) {
      case 'not_activated':
        return new Answer(400, { reason: 'NOT_ACTIVATED' as const, detail: [say('notActivated')] });
      case 'second_factor':
        return { second_factor: outcome.secondFactor };
      case 'logged_in':
        return grant(backend.db, outcome, tokens, now);
    }
  });

  answer(area, convertToken, async ({ backend, body, language, clientAddress, now }) => {
    const say = signInTexts(language);
    const refuse = (key: Parameters<typeof say>[0]) => new Answer(400, { detail: [say(key)] });
    const { googleClientId } = backend.settings;
    if (googleClientId === undefined || body.client_id !== googleClientId || body.backend !== GOOGLE)
      return refuse('loginFailed');
    const wait = await byGoogle.count(clientAddress ?? '');
    if (wait > 0) return new Answer(429, { detail: say('tooOften') }, { 'Retry-After': String(wait) });
    const person = await readGoogleToken(body.token, backend.settings, now).catch((err: Error): null => {
      backend.log.warn({ err: err.message }, 'Google did not say whose token it is');
      return null;
    });
    if (!person) return refuse('loginFailed');
    await byGoogle.uncount(clientAddress ?? '');
    const outcome = await logInByGoogle(backend, person, { device: body.device ?? '', language }, now);
    switch (outcome.kind) {
      case 'no_email':
        return refuse('emailNeeded');
      case 'many_accounts':
        return refuse('manyAccounts');
      case 'not_activated':
        return refuse('notActivated');
      case 'second_factor':
        return { second_factor: outcome.secondFactor };
      case 'logged_in':
        return grant(backend.db, outcome, body.device_tokens ?? [], now);
    }
  });

  return area;
}
