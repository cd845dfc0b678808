import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyCredential } from 'contract/passkeys';
import type { Settings } from 'settings/read-settings';
import { relyingPartyId } from 'settings/relying-party';
import { isShopHost } from '../../locale/shop-host';

export type PasskeySettings = Pick<Settings, 'hosts' | 'production'>;

/** The page's origin and the relying party that a credential must be for; null when the page was not one of the shop's. */
function expectedParty(settings: PasskeySettings, credential: PasskeyCredential) {
  const origin = originOf(credential);
  if (origin === null || !URL.canParse(origin)) return null;
  const { protocol, host, hostname, origin: normalised } = new URL(origin);
  const isSecure = protocol === 'https:' || (!settings.production && protocol === 'http:');
  if (!isSecure || normalised !== origin || !isShopHost(settings, host)) return null;
  return { expectedOrigin: origin, expectedRPID: relyingPartyId(settings) ?? hostname };
}

/** The origin that the browser wrote into what the authenticator signed. */
function originOf({ response }: PasskeyCredential): string | null {
  try {
    const client: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const origin = typeof client === 'object' && client !== null && 'origin' in client ? client.origin : null;
    return typeof origin === 'string' ? origin : null;
  } catch {
    return null;
  }
}

/** A new passkey that was verified. */
export interface NewPasskey {
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly isBackedUp: boolean;
}

/**
 * Verifies what an authenticator answered to a registration: challenge, origin, relying party, that the user was verified.
 * @returns null when any of it is not right
 */
export async function verifyNewPasskey(
  settings: PasskeySettings,
  credential: PasskeyCredential,
  challenge: string,
): Promise<NewPasskey | null> {
  const party = expectedParty(settings, credential);
  if (!party) return null;
  const response = credential as unknown as RegistrationResponseJSON;
  // the library throws a plain Error for everything that is not right, and it reads what a stranger sent
  const result = await verifyRegistrationResponse({
    ...party,
    response,
    expectedChallenge: challenge,
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { credential: made, credentialBackedUp } = result.registrationInfo;
  return {
    id: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: knownTransports(made.transports),
    isBackedUp: credentialBackedUp,
  };
}

/** Ways to reach an authenticator, of Web Authentication; a browser may send anything. */
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const knownTransports = (given: unknown): string[] =>
  Array.isArray(given) ? [...new Set(given.filter((one) => TRANSPORTS.has(one)))] : [];

/** A stored passkey, as far as verifying needs it. */
export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * Verifies what an authenticator answered to a log-in: challenge, origin, relying party, that the user was verified, the
 * signature, and that the counter went up.
 * @returns the new counter and whether the passkey is backed up; null when anything is not right
 */
export async function verifyPasskey(
  settings: PasskeySettings,
  credential: PasskeyCredential,
  challenge: string,
  stored: StoredPasskey,
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const party = expectedParty(settings, credential);
  if (!party) return null;
  const response = credential as unknown as AuthenticationResponseJSON;
  const { id, counter } = stored;
  const publicKey = new Uint8Array(Buffer.from(stored.publicKey, 'base64url'));
  const result = await verifyAuthenticationResponse({
    ...party,
    response,
    expectedChallenge: challenge,
    credential: { id, counter, publicKey },
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}
