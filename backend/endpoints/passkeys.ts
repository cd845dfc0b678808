import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  beginPasskeyLogIn as beginPasskeyLogInCall,
  listPasskeys,
  logInByPasskey as logInByPasskeyCall,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  requirePasskey as requirePasskeyCall,
} from 'contract/passkeys';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readConfirmation } from '../domain/customers/confirmation';
import { addPasskey, beginPasskey } from '../domain/customers/passkeys/add-passkey';
import { beginPasskeyLogIn, logInByPasskey } from '../domain/customers/passkeys/log-in-by-passkey';
import {
  MAX_PASSKEYS,
  type Passkey,
  readPasskeys,
  removePasskey,
  renamePasskey,
  requirePasskey,
} from '../domain/customers/passkeys/own-passkeys';
import { type PasskeyText, passkeyTexts } from '../domain/customers/passkeys/passkey-texts';
import type { ShopLanguage } from '../domain/locale/language';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { oneLine } from '../domain/untrusted/one-line';
import { confirmations, ownerOf } from './confirmed-change';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND, NOT_LOGGED_IN } from './serve';
import { grant } from './sign-in';
import { tooOften } from './too-often';

const WINDOW_MS = 15 * 60 * 1000;
/** Log-ins by passkey that one IP address may begin, and end, in a window. */
const MAX_LOG_INS = 60;
/** Characters of a passkey's name. */
const MAX_NAME = 100;

const refused = (language: ShopLanguage, key: PasskeyText, field = 'detail') =>
  new Answer(400, { [field]: [passkeyTexts(language)(key, { max: MAX_PASSKEYS })] });

/** A person's own passkeys: seeing, adding and naming them. */
export function passkeyEndpoints(context: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const { db, settings } = context;
  const unconfirmed = confirmations(context);

  answer(area, listPasskeys, async (visit) => {
    const owner = await ownerOf(visit);
    const confirmation = owner && (await readConfirmation(db, owner.customerId, owner.token, visit.now));
    if (!owner || !confirmation) return NOT_LOGGED_IN;
    const passkeys = (await readPasskeys(db, owner.customerId)).map(presentPasskey);
    return { passkeys, needs_passkey: confirmation.needsPasskey, confirm_by: confirmation.by };
  });

  answer(area, beginPasskeyCall, async ({ body: { password }, language, now, ...visit }) => {
    const owner = await ownerOf(visit);
    if (!owner) return NOT_LOGGED_IN;
    const refusal = await unconfirmed({ owner, password, language, now });
    if (refusal) return refusal;
    if ((await readPasskeys(db, owner.customerId)).length >= MAX_PASSKEYS) return refused(language, 'tooMany');
    return beginPasskey(db, settings, owner, now);
  });

  answer(area, addPasskeyCall, async ({ caller, body, language, now }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    const given = { challengeId: body.challenge_id, credential: body.credential, name: oneLine(body.name, MAX_NAME) };
    const outcome = await addPasskey(db, settings, known.customerId, given, now);
    return outcome === 'added' ? {} : refused(language, outcome);
  });

  answer(area, renamePasskeyCall, async ({ caller, body }) => {
    const known = await caller();
    if (!known) return NOT_LOGGED_IN;
    return (await renamePasskey(db, known.customerId, body.id, oneLine(body.name, MAX_NAME))) ? {} : NOT_FOUND;
  });

  answer(area, removePasskeyCall, async ({ body: { id, password }, language, now, ...visit }) => {
    const owner = await ownerOf(visit);
    if (!owner) return NOT_LOGGED_IN;
    const refusal = await unconfirmed({ owner, password, language, now });
    if (refusal) return refusal;
    const outcome = await removePasskey(db, owner, id, now);
    if (outcome === 'unknown') return NOT_FOUND;
    return outcome === 'removed' ? {} : refused(language, outcome);
  });

  answer(area, requirePasskeyCall, async ({ body, language, now, ...visit }) => {
    const owner = await ownerOf(visit);
    if (!owner) return NOT_LOGGED_IN;
    const refusal = await unconfirmed({ owner, password: body.password, language, now });
    if (refusal) return refusal;
    return (await requirePasskey(db, owner, body.needs_passkey, now)) ? {} : refused(language, 'addFirst');
  });

  return area;
}

/** A passkey by the contract. */
const presentPasskey = ({ id, name, isBackedUp, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  is_backed_up: isBackedUp,
  created: createdAt.toISOString(),
  last_used: lastUsedAt?.toISOString() ?? null,
});

/** Log-in by passkey. */
export function passkeyLogInEndpoints({ db, pool, settings, log }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  const logIns = attemptLimit(pool, 'passkey-log-in', MAX_LOG_INS, WINDOW_MS);

  answer(area, beginPasskeyLogInCall, async ({ clientAddress, now }) => {
    const wait = clientAddress === null ? 0 : await logIns.count(clientAddress);
    if (wait > 0) return tooOften(wait);
    return beginPasskeyLogIn(db, settings, now);
  });

  answer(area, logInByPasskeyCall, async ({ body, language, clientAddress, now }) => {
    const wait = clientAddress === null ? 0 : await logIns.count(clientAddress);
    if (wait > 0) return tooOften(wait);
    const { challenge_id: challengeId, credential, device = '' } = body;
    const given = { challengeId, credential, device: oneLine(device, MAX_NAME) };
    const result = await logInByPasskey(db, settings, given, now);
    if (result.outcome === 'logged-in') return grant(db, result, body.device_tokens ?? [], now);
    if (result.outcome === 'notVerified') log.warn({}, 'a passkey was not verified');
    return refused(language, result.outcome);
  });

  return area;
}
