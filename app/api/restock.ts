import { postRestockNotice, stopRestockNotices } from 'contract/delivery';
import type { RefusalBody } from 'contract/wire';
import { ApiError, isCallUnknown } from './api-error';
import { readRefusal, textsOf } from './refusal';
import { type Api, submit } from './request';

/** What the backend said to a request. */
export type RestockReply =
  | { readonly kind: 'done' }
  /** `texts` are the backend's own, in the page's language; may be empty. */
  | { readonly kind: 'refused'; readonly texts: readonly string[] }
  /** Asked for too often. */
  | { readonly kind: 'limited' }
  /** The backend is down, or has no such call. */
  | { readonly kind: 'failed'; readonly error: Error };

/** Asks for a mail when a variant can be bought again. The reply is the same for an address that waits already. */
export function askForNotice(
  api: Api,
  request: {
    readonly email: string;
    readonly variantId: number;
    readonly country: string;
    readonly currency: string;
  },
): Promise<RestockReply> {
  const { email, variantId, country, currency } = request;
  const visit = { lang_code: api.language, country_code: country, currency_code: currency };
  return replyOf(submit(api, postRestockNotice, { body: { email, product_id: variantId, ...visit } }));
}

/** Ends all notices to the address that the mail with this token went to. */
export const stopNotices = (api: Api, token: string): Promise<RestockReply> =>
  replyOf(submit(api, stopRestockNotices, { body: { token } }));

type Answer =
  | { readonly status: 200 }
  | { readonly status: 400; readonly body: RefusalBody }
  | { readonly status: 429 };

async function replyOf(answering: Promise<Answer>): Promise<RestockReply> {
  try {
    const answer = await answering;
    if (answer.status === 200) return { kind: 'done' };
    if (answer.status === 400) return { kind: 'refused', texts: textsOf(readRefusal(answer.body)) };
    return { kind: 'limited' };
  } catch (error) {
    if (!(error instanceof ApiError) || !(error.isOutage || isCallUnknown(error))) throw error;
    return { kind: 'failed', error: error.error };
  }
}
