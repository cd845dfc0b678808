import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyQuestion } from '~/api/passkeys';

/** What went wrong in the browser: nobody answered, the device has a passkey, the host may not use the shop's, or else. */
export type AuthenticatorProblem = 'cancelled' | 'known' | 'otherHost' | 'failed';

/** The authenticator's answer as JSON text, or what went wrong. */
export type AuthenticatorAnswer = { readonly credential: string } | { readonly problem: AuthenticatorProblem };

/** Problems by the name of the browser's error (Web Authentication level 3 §5.1). */
const PROBLEMS: ReadonlyMap<string, AuthenticatorProblem> = new Map([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'otherHost'],
]);

/**
 * Lets the person use an authenticator; the library is loaded only now.
 * @param kind whether a passkey is made or used
 */
export async function askAuthenticator(
  kind: 'registration' | 'log-in',
  { options }: PasskeyQuestion,
): Promise<AuthenticatorAnswer> {
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
    // the options are those that the library made on the server; it reads them strictly
    const credential =
      kind === 'registration'
        ? await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
    return { credential: JSON.stringify(credential) };
  } catch (error) {
    return { problem: (error instanceof Error && PROBLEMS.get(error.name)) || 'failed' };
  }
}
