import { requestEmailChange } from 'contract/change-email';
import { bodyOf } from './call-result';
import { type Refusal, readRefusal } from './refusal';
import { type Api, submit } from './request';

/** Whether the link to a new e-mail address was sent; `retryAfter` in seconds. */
export type EmailAsked =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'limited'; readonly retryAfter: number };

/**
 * Asks for another e-mail address of the signed-in person.
 * @param password empty right after a log-in
 * @throws ApiError of a 401 when the session is over, and of an outage
 */
export async function askForEmail(api: Api, email: string, password: string): Promise<EmailAsked> {
  const body = { email, ...(password !== '' && { password }) };
  const answer = await submit(api, requestEmailChange, { body });
  if (answer.status === 400) return { kind: 'refused', refusal: readRefusal(answer.body) };
  if (answer.status === 429) return { kind: 'limited', retryAfter: answer.failure.retryAfter };
  bodyOf(answer);
  return { kind: 'sent' };
}
