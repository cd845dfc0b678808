import { logInByPasskey, type PasskeyCredential } from 'contract/passkeys';

/** Longest form field with a credential, in characters; authenticators send about 1,000. */
const MAX_CREDENTIAL = 20_000;

/** Reads a form's fields `challenge` and `credential`, which the browser filled in; undefined when they are not what it sends. */
export function readCredential(
  form: FormData,
): { readonly challengeId: string; readonly credential: PasskeyCredential } | undefined {
  const text = String(form.get('credential') ?? '');
  if (text.length > MAX_CREDENTIAL) return undefined;
  const parsed = logInByPasskey.body.safeParse({ challenge_id: form.get('challenge'), credential: readJson(text) });
  return parsed.success ? { challengeId: parsed.data.challenge_id, credential: parsed.data.credential } : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
