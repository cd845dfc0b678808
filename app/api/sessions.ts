import { changePassword, listSessions, revokeAllSessions, revokeSession } from 'contract/sessions';
import { bodyOf } from './call-result';
import { type Refusal, readRefusal } from './refusal';
import { type Api, read, submit } from './request';
import { type Granted, grantedBy } from './sign-in';

/*
 * The log-ins of the signed-in person, and the password. Every function throws the ApiError of a 401 when the session is over, and of
 * an outage.
 */

/** A log-in in the list of devices. */
export type Session = {
  readonly id: number;
  /** `password`, `google`, `passkey`, `password_and_passkey` or another backend's word. */
  readonly method: string;
  /** Browser and system; may be empty. */
  readonly device: string;
  /** ISO 8601. */
  readonly created: string;
  /** ISO 8601, at most an hour old. */
  readonly lastSeen: string;
  readonly isCurrent: boolean;
};

/** The person's open sessions, the last used first. */
export async function readSessions(api: Api): Promise<Session[]> {
  const { sessions } = bodyOf(await read(api, listSessions, {}));
  return sessions.map(({ id, method, device, created, last_seen, is_current }) => ({
    id,
    method,
    device,
    created,
    lastSeen: last_seen,
    isCurrent: is_current,
  }));
}

/** Ends one session. @returns whether the session belonged to the person */
export async function endSession(api: Api, id: number): Promise<boolean> {
  const answer = await submit(api, revokeSession, { body: { id } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}

/** Ends all sessions, or all but this one. */
export async function endSessions(api: Api, keepCurrent: boolean): Promise<void> {
  bodyOf(await submit(api, revokeAllSessions, { body: { keep_current: keepCurrent } }));
}

/** The outcome of changing the password; `retryAfter` in seconds. */
export type PasswordChange =
  /** All sessions have ended; this is the token of a new one. */
  | { readonly kind: 'changed'; readonly granted: Granted }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'limited'; readonly retryAfter: number };

export async function setPassword(api: Api, current: string, next: string): Promise<PasswordChange> {
  const answer = await submit(api, changePassword, { body: { current_password: current, password: next } });
  if (answer.status === 400) return { kind: 'refused', refusal: readRefusal(answer.body) };
  if (answer.status === 429) return { kind: 'limited', retryAfter: answer.failure.retryAfter };
  return { kind: 'changed', granted: grantedBy(bodyOf(answer)) };
}
