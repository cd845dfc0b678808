import type { Call } from 'contract/call';
import type { BackendContext } from '../context';
import { tokenOf } from '../domain/customers/caller';
import { isConfirmed, readConfirmation } from '../domain/customers/confirmation';
import { passkeyTexts } from '../domain/customers/passkeys/passkey-texts';
import type { ShopLanguage } from '../domain/locale/language';
import { attemptLimit } from '../domain/untrusted/attempt-limit';
import { Answer, NOT_LOGGED_IN, type Visit } from './serve';
import { tooOften } from './too-often';

const WINDOW_MS = 15 * 60 * 1000;
/** Passwords that a signed-in person may try in a window. */
const MAX_PASSWORDS = 10;

/** A signed-in person with the token of their session. */
interface Owner {
  readonly customerId: number;
  readonly email: string;
  readonly token: string;
}

/** The signed-in caller; null for a guest. */
export async function ownerOf({ caller, headers }: Pick<Visit<Call>, 'caller' | 'headers'>): Promise<Owner | null> {
  const known = await caller();
  const token = tokenOf(headers.get('authorization'));
  return known && token !== null ? { customerId: known.customerId, email: known.email, token } : null;
}

/** A change of how a person signs in, with the password that confirms it if one was given. */
interface Change {
  readonly owner: Owner;
  readonly password: string | undefined;
  readonly language: ShopLanguage;
  readonly now: Date;
}

/** Returns a function that gives null for a change that its owner confirmed, otherwise the answer that refuses it. */
export function confirmations({ db, pool }: BackendContext) {
  const passwords = attemptLimit(pool, 'passkey-password', MAX_PASSWORDS, WINDOW_MS);
  const refused = (language: ShopLanguage, key: 'logInAgain' | 'wrongPassword', field: string) =>
    new Answer(400, { [field]: [passkeyTexts(language)(key)] });
  return async ({ owner, password, language, now }: Change) => {
    const confirmation = await readConfirmation(db, owner.customerId, owner.token, now);
    if (!confirmation) return NOT_LOGGED_IN;
    if (confirmation.by === 'nothing') return null;
    if (confirmation.by === 'log_in') return refused(language, 'logInAgain', 'detail');
    const wait = await passwords.count(String(owner.customerId));
    if (wait > 0) return tooOften(wait);
    return (await isConfirmed(confirmation, password)) ? null : refused(language, 'wrongPassword', 'password');
  };
}
