import { logOut as logOutCall } from 'contract/customer';
import { convertToken, logIn as logInCall } from 'contract/sign-in';
import { isMissing } from './api-error';
import type { CallResult } from './call-result';
import { readRefusal, textsOf } from './refusal';
import { type Api, submit } from './request';

/** A log-in that the backend granted: the token, and its life in seconds. */
export type Granted = {
  readonly token: string;
  readonly seconds: number;
  /** Makes this browser known to the account; null when it is, or the backend knows none. */
  readonly deviceToken: string | null;
};

/** The outcome of a log-in by password. */
export type LogIn =
  | { readonly kind: 'granted'; readonly granted: Granted }
  /** A passkey is asked for as well: `options` are those of `navigator.credentials.get`, as JSON. */
  | { readonly kind: 'secondFactor'; readonly ticket: string; readonly options: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'notActivated'; readonly text: string }
  /** Too many attempts; `retryAfter` in seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The backend does not implement the call. */
  | { readonly kind: 'unsupported' };

/** What a log-in says about the browser. */
export type Browser = {
  /** Its name in the list of devices. */
  readonly device: string;
  /** The tokens by which accounts know it. */
  readonly deviceTokens: readonly string[];
};

/** What is sent with a log-in by password. */
export type Credentials = Browser & { readonly username: string; readonly password: string };

/** What a log-in says about the browser, in the words of the contract. */
export const browserBody = ({ device, deviceTokens }: Browser) => ({ device, device_tokens: [...deviceTokens] });

/** Logs in by password. @throws ApiError for an outage */
export function logIn(api: Api, credentials: Credentials): Promise<LogIn> {
  const { username, password } = credentials;
  return outcomeOf(submit(api, logInCall, { body: { username, password, ...browserBody(credentials) } }));
}

/** Logs in by an access token of Google. Specification 1 §7. @throws ApiError for an outage */
export function logInByGoogle(
  api: Api,
  { token, clientId, ...browser }: Browser & { readonly token: string; readonly clientId: string },
): Promise<LogIn> {
  const grant = { grant_type: 'convert_token', backend: 'google-oauth2' } as const;
  const body = { client_id: clientId, ...grant, token, ...browserBody(browser) };
  return outcomeOf(submit(api, convertToken, { body }));
}

type Answer = CallResult<typeof logInCall> | CallResult<typeof convertToken>;

async function outcomeOf(work: Promise<Answer>): Promise<LogIn> {
  try {
    const answer = await work;
    switch (answer.status) {
      case 200:
        return 'access_token' in answer.body
          ? { kind: 'granted', granted: grantedBy(answer.body) }
          : { kind: 'secondFactor', ...answer.body.second_factor };
      case 400:
        return isNotActivated(answer.body)
          ? { kind: 'notActivated', text: answer.body.detail.join(' ') }
          : { kind: 'refused', text: textsOf(readRefusal(answer.body)).join(' ') };
      case 429:
        return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    }
  } catch (error) {
    if (isMissing(error)) return { kind: 'unsupported' };
    throw error;
  }
}

type Refused = Extract<Answer, { status: 400 }>['body'];
type NotActivated = { readonly reason: 'NOT_ACTIVATED'; readonly detail: readonly string[] };

const isNotActivated = (body: Refused): body is Refused & NotActivated =>
  typeof body === 'object' &&
  !Array.isArray(body) &&
  body['reason'] === 'NOT_ACTIVATED' &&
  Array.isArray(body['detail']);

/** Reads the token of an answer. */
export const grantedBy = (body: {
  readonly access_token: string;
  readonly expires_in: number;
  readonly device_token?: string | null | undefined;
}): Granted => ({ token: body.access_token, seconds: body.expires_in, deviceToken: body.device_token ?? null });

/** Ends the log-in of the api's token on the server. @throws ApiError for an outage */
export async function logOut(api: Api): Promise<void> {
  await submit(api, logOutCall, { body: {} });
}
