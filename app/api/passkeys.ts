import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  beginPasskeyLogIn as beginPasskeyLogInCall,
  listPasskeys,
  logInByPasskey as logInByPasskeyCall,
  type PasskeyCredential,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  requirePasskey as requirePasskeyCall,
} from 'contract/passkeys';
import type { RefusalBody } from 'contract/wire';
import { isMissing } from './api-error';
import { type Refusal, readRefusal } from './refusal';
import { type Api, readOrFail, submit } from './request';
import { type Browser, browserBody, type Granted, grantedBy } from './sign-in';

/** A passkey in its owner's list; times as ISO 8601 text. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly lastUsed: string | null;
  /** Synced: losing one device does not lose the passkey. */
  readonly isBackedUp: boolean;
};

/** A person's passkeys, and how they confirm a change of them. */
export type OwnPasskeys = {
  readonly passkeys: readonly Passkey[];
  readonly needsPasskey: boolean;
  readonly confirmBy: 'nothing' | 'password' | 'log_in';
};

/** The passkeys of the signed-in person. @throws ApiError, also when the log-in is over */
export async function readOwnPasskeys(api: Api): Promise<OwnPasskeys> {
  const { passkeys, needs_passkey, confirm_by } = await readOrFail(api, listPasskeys, {});
  return {
    passkeys: passkeys.map(({ id, name, created, last_used, is_backed_up }) => ({
      id,
      name,
      created,
      lastUsed: last_used,
      isBackedUp: is_backed_up,
    })),
    needsPasskey: needs_passkey,
    confirmBy: confirm_by,
  };
}

/** What the browser asks the authenticator: the options of `navigator.credentials`, as JSON, and the id of the challenge. */
export type PasskeyQuestion = {
  readonly challengeId: string;
  readonly options: Readonly<Record<string, unknown>>;
};

/** Why a step was not made. */
export type PasskeyRefusal =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The log-in is over. */
  | { readonly kind: 'loggedOut' }
  /** There is no such passkey any more. */
  | { readonly kind: 'gone' }
  /** The backend does not implement the call. */
  | { readonly kind: 'unsupported' };

/** A step that was made, or why not. */
export type PasskeyStep<Value> = { readonly kind: 'done'; readonly value: Value } | PasskeyRefusal;

type Answer<Body> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: 400; readonly body: RefusalBody }
  | { readonly status: 401 | 404 }
  | { readonly status: 429; readonly failure: { readonly retryAfter: number } };

/** @throws ApiError for an outage */
async function step<Body, Value>(
  calling: Promise<Answer<Body>>,
  take: (body: Body) => Value,
): Promise<PasskeyStep<Value>> {
  try {
    const answer = await calling;
    switch (answer.status) {
      case 200:
        return { kind: 'done', value: take(answer.body) };
      case 400:
        return { kind: 'refused', refusal: readRefusal(answer.body) };
      case 401:
        return { kind: 'loggedOut' };
      case 404:
        return { kind: 'gone' };
      case 429:
        return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    }
  } catch (error) {
    if (isMissing(error)) return { kind: 'unsupported' };
    throw error;
  }
}

type Begun = { readonly challenge_id: string; readonly options: Readonly<Record<string, unknown>> };
const toQuestion = ({ challenge_id, options }: Begun): PasskeyQuestion => ({ challengeId: challenge_id, options });
const nothing = () => undefined;
/** `password` of a form: an empty one was not given. */
const given = (password: string) => (password === '' ? {} : { password });

/** Begins to register a passkey. @param password empty when it is not asked for */
export const beginPasskey = (api: Api, password: string): Promise<PasskeyStep<PasskeyQuestion>> =>
  step(submit(api, beginPasskeyCall, { body: given(password) }), toQuestion);

/** Registers the passkey that the authenticator made. */
export const addPasskey = (
  api: Api,
  body: { readonly challengeId: string; readonly name: string; readonly credential: PasskeyCredential },
): Promise<PasskeyStep<undefined>> => {
  const { challengeId, name, credential } = body;
  return step(submit(api, addPasskeyCall, { body: { challenge_id: challengeId, name, credential } }), nothing);
};

export const renamePasskey = (api: Api, id: string, name: string): Promise<PasskeyStep<undefined>> =>
  step(submit(api, renamePasskeyCall, { body: { id, name } }), nothing);

/** Removes a passkey. @param password empty when it is not asked for */
export const removePasskey = (api: Api, id: string, password: string): Promise<PasskeyStep<undefined>> =>
  step(submit(api, removePasskeyCall, { body: { id, ...given(password) } }), nothing);

/** Asks for a passkey besides the password, or no longer. @param password empty when it is not asked for */
export const requirePasskey = (api: Api, isNeeded: boolean, password: string): Promise<PasskeyStep<undefined>> =>
  step(submit(api, requirePasskeyCall, { body: { needs_passkey: isNeeded, ...given(password) } }), nothing);

/** Begins a log-in by passkey. */
export const beginPasskeyLogIn = (api: Api): Promise<PasskeyStep<PasskeyQuestion>> =>
  step(submit(api, beginPasskeyLogInCall, { body: {} }), toQuestion);

/** Ends a log-in by passkey, or its second step. */
export const logInByPasskey = (
  api: Api,
  body: Browser & { readonly challengeId: string; readonly credential: PasskeyCredential },
): Promise<PasskeyStep<Granted>> => {
  const { challengeId, credential } = body;
  return step(
    submit(api, logInByPasskeyCall, { body: { challenge_id: challengeId, credential, ...browserBody(body) } }),
    grantedBy,
  );
};
