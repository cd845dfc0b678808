import { createHash } from 'node:crypto';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { PasskeyChallenge, PasskeyCredential } from 'contract/passkeys';
import { eq } from 'drizzle-orm';
import { relyingPartyId } from 'settings/relying-party';
import type { Db } from '../../../db/client';
import { passkeys } from '../../../db/schema/sign-in';
import { CHALLENGE_MS, consumeChallenge, createChallenge } from './challenges';
import { countPasskeys, lockPerson, MAX_PASSKEYS } from './own-passkeys';
import { type PasskeySettings, verifyNewPasskey } from './verify';

/** The user handle that authenticators keep: 32 bytes that say nothing about the person and are the same each time. */
export const userHandle = (customerId: number): Buffer =>
  createHash('sha256').update(`passkey of customer ${customerId}`).digest();

/** Begins a registration: a discoverable passkey whose authenticator verifies its user. */
export async function beginPasskey(
  db: Db,
  settings: PasskeySettings & { readonly shopName: string },
  person: { readonly customerId: number; readonly email: string },
  now: Date,
): Promise<PasskeyChallenge> {
  const known = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.customerId, person.customerId));
  const { id, challenge } = await createChallenge(db, 'register', person.customerId, now);
  const party = relyingPartyId(settings);
  const { rp, ...options } = await generateRegistrationOptions({
    rpName: settings.shopName,
    rpID: party ?? '',
    userName: person.email,
    userDisplayName: person.email,
    userID: new Uint8Array(userHandle(person.customerId)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge_id: id, options: { ...options, rp: { name: rp.name, ...(party !== null && { id: party }) } } };
}

/**
 * Registers a passkey. Uses the challenge first, so that it is gone whatever the credential is; then locks the person, so
 * that registrations at the same time do not pass the maximum together.
 */
export async function addPasskey(
  db: Db,
  settings: PasskeySettings,
  customerId: number,
  given: { readonly challengeId: string; readonly name: string; readonly credential: PasskeyCredential },
  now: Date,
): Promise<'added' | 'expired' | 'notVerified' | 'known' | 'tooMany'> {
  const used = await consumeChallenge(db, given.challengeId, ['register'], now);
  if (!used || used.customerId !== customerId) return 'expired';
  const made = await verifyNewPasskey(settings, given.credential, used.challenge);
  if (!made) return 'notVerified';
  return db.transaction(async (tx) => {
    await lockPerson(tx, customerId);
    if ((await countPasskeys(tx, customerId)) >= MAX_PASSKEYS) return 'tooMany';
    const { id, publicKey, counter, transports, isBackedUp } = made;
    const added = await tx
      .insert(passkeys)
      .values({
        credentialId: id,
        customerId,
        publicKey,
        counter,
        transports,
        name: given.name,
        isBackedUp,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.credentialId });
    return added.length > 0 ? 'added' : 'known';
  });
}
