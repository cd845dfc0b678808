import type { Settings } from 'settings/read-settings';
import { z } from 'zod';

/** Google's call that tells what an access token is for: OAuth 2.0 for client-side applications, "tokeninfo". */
const TOKEN_INFO = 'https://oauth2.googleapis.com/tokeninfo';
const LIMIT_MS = 5_000;
const MAX_BYTES = 20_000;

/** Google writes booleans and numbers as text. */
const tokenInfo = z.object({
  aud: z.string(),
  sub: z.string().regex(/^\d{1,255}$/),
  exp: z.coerce.number().int(),
  scope: z.string().default(''),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.literal(['true', 'false'])]).optional(),
});

/** A person whom Google has identified for this shop. */
export interface GooglePerson {
  /** Google's id of the person. */
  readonly subject: string;
  /** Only an address that Google has verified; null otherwise, or when the person did not allow it. */
  readonly email: string | null;
}

/**
 * Asks Google who an access token belongs to. Only a token that was issued to this shop and has not expired counts: one of
 * another site's log-in would let that site log in here.
 * @returns null for a token that does not count
 * @throws when Google cannot be reached or gives no readable answer
 */
export async function readGoogleToken(
  token: string,
  { googleClientId: clientId, googleTokenInfo = TOKEN_INFO }: Pick<Settings, 'googleClientId' | 'googleTokenInfo'>,
  now: Date,
): Promise<GooglePerson | null> {
  const address = new URL(googleTokenInfo);
  address.searchParams.set('access_token', token);
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
  const text = await response.text();
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok || text.length > MAX_BYTES) throw new Error(`Google's tokeninfo answered ${response.status}.`);
  const info = tokenInfo.parse(JSON.parse(text));
  const isOurs = clientId !== undefined && info.aud === clientId && info.exp * 1000 > now.getTime();
  if (!isOurs) return null;
  const isVerified = info.email_verified === true || info.email_verified === 'true';
  return { subject: info.sub, email: isVerified && info.email !== undefined ? info.email.toLowerCase() : null };
}
