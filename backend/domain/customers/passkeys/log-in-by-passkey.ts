import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyChallenge, PasskeyCredential } from 'contract/passkeys';
import { and, eq, isNotNull } from 'drizzle-orm';
import { relyingPartyId } from 'settings/relying-party';
import type { Db, Transaction } from '../../../db/client';
import { customers } from '../../../db/schema/customers';
import { passkeys } from '../../../db/schema/sign-in';
import { type IssuedToken, openSession } from '../sessions';
import { userHandle } from './add-passkey';
import { CHALLENGE_MS, consumeChallenge, createChallenge } from './challenges';
import { type PasskeySettings, verifyPasskey } from './verify';

/** Begins a log-in by passkey: the authenticator offers the passkeys it has for the shop. */
export async function beginPasskeyLogIn(db: Db, settings: PasskeySettings, now: Date): Promise<PasskeyChallenge> {
  const { id, challenge } = await createChallenge(db, 'log_in', null, now);
  return { challenge_id: id, options: await logInOptions(settings, challenge) };
}

/**
 * Begins the second step of a log-in, after the password: only the person's own passkeys are accepted. The id of the challenge
 * proves that the password was right, so it must not be shown before that.
 */
export async function beginSecondFactor(
  db: Db | Transaction,
  settings: PasskeySettings,
  customerId: number,
  now: Date,
): Promise<PasskeyChallenge> {
  const own = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId));
  const { id, challenge } = await createChallenge(db, 'second_factor', customerId, now);
  return { challenge_id: id, options: await logInOptions(settings, challenge, own) };
}

async function logInOptions(
  settings: PasskeySettings,
  challenge: string,
  allowCredentials?: { id: string; transports: string[] }[],
): Promise<Record<string, unknown>> {
  const party = relyingPartyId(settings);
  const { rpId: _, ...options } = await generateAuthenticationOptions({
    rpID: party ?? '',
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(allowCredentials && { allowCredentials }),
  });
  return { ...options, ...(party !== null && { rpId: party }) };
}

/** A log-in, or the reason why it was refused. */
export type PasskeyLogIn =
  | { readonly outcome: 'logged-in'; readonly customerId: number; readonly token: IssuedToken }
  | { readonly outcome: 'expired' | 'unknown' | 'notVerified' };

/**
 * Logs in with a passkey, alone or as the second step after the password. Uses the challenge first, so that it is gone
 * whatever the credential is; then locks the passkey, so that of two log-ins with the same counter only one succeeds.
 * @param device browser and system for the list of sessions; empty when unknown
 */
export async function logInByPasskey(
  db: Db,
  settings: PasskeySettings,
  given: { readonly challengeId: string; readonly credential: PasskeyCredential; readonly device: string },
  now: Date,
): Promise<PasskeyLogIn> {
  const used = await consumeChallenge(db, given.challengeId, ['log_in', 'second_factor'], now);
  if (!used) return { outcome: 'expired' };
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        id: passkeys.credentialId,
        customerId: passkeys.customerId,
        publicKey: passkeys.publicKey,
        counter: passkeys.counter,
      })
      .from(passkeys)
      .innerJoin(customers, eq(customers.id, passkeys.customerId))
      .where(and(eq(passkeys.credentialId, given.credential.id), isNotNull(customers.activatedAt)))
      .for('update', { of: passkeys });
    const isOther = used.customerId !== null && used.customerId !== found?.customerId;
    if (!found || isOther || !isHandleOf(given.credential, found.customerId)) return { outcome: 'unknown' };
    const verified = await verifyPasskey(settings, given.credential, used.challenge, found);
    if (!verified) return { outcome: 'notVerified' };
    await tx
      .update(passkeys)
      .set({ counter: verified.counter, isBackedUp: verified.isBackedUp, lastUsedAt: now })
      .where(eq(passkeys.credentialId, found.id));
    const method = used.purpose === 'second_factor' ? 'password_and_passkey' : 'passkey';
    const token = await openSession(tx, found.customerId, { method, device: given.device }, now);
    return { outcome: 'logged-in', customerId: found.customerId, token };
  });
}

/** Whether a credential names the passkey's owner; authenticators that were given the passkey id may omit the owner. */
function isHandleOf({ response }: PasskeyCredential, customerId: number): boolean {
  const handle = response['userHandle'];
  if (handle === undefined || handle === null || handle === '') return true;
  return handle === userHandle(customerId).toString('base64url');
}
