import { sendContactMessage, sendCorporateInfo } from 'contract/contact';
import type { ContactSubject, CorporateInterest } from 'contract/contact-subjects';
import { NEWSLETTER_WORDING, type NewsletterList } from 'contract/newsletter-lists';
import { confirmNewsletter, stopNewsletter, subscribeNewsletter } from 'contract/newsletters';
import type { RefusalBody } from 'contract/wire';
import { ApiError, isCallUnknown } from './api-error';
import { type Refusal, readRefusal } from './refusal';
import { type Api, submit } from './request';

/** What the backend said to a form. */
export type SendReply =
  /** `number` of the message; empty where there is none. */
  | { readonly kind: 'done'; readonly number: string }
  /** The backend's words are in the page's language. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Sent too often; try again after so many seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The backend is down, or has no such call. */
  | { readonly kind: 'failed'; readonly error: Error };

type Answer =
  | { readonly status: 200; readonly body: unknown }
  | { readonly status: 400; readonly body: RefusalBody }
  | { readonly status: 429; readonly failure: { readonly retryAfter: number } };

/** What every message has; `key` is the form's random key. */
type Message = {
  readonly key: string;
  readonly isHasty: boolean;
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** Sends a question to customer service. */
export function sendQuestion(
  api: Api,
  question: Message & {
    readonly subject: ContactSubject;
    readonly orderNumber: string;
    /** Names of photographs that were sent. */
    readonly images: string[];
  },
): Promise<SendReply> {
  const { isHasty: hasty, orderNumber: order_number, ...said } = question;
  return replyOf(submit(api, sendContactMessage, { body: { ...said, hasty, order_number, lang_code: api.language } }));
}

/** Sends a company's request. */
export function sendCompanyRequest(
  api: Api,
  request: Message & {
    readonly interest: CorporateInterest;
    readonly company: string;
    readonly vatNumber: string;
    readonly phone: string;
  },
): Promise<SendReply> {
  const { isHasty: hasty, vatNumber: vat_number, ...said } = request;
  return replyOf(submit(api, sendCorporateInfo, { body: { ...said, hasty, vat_number, lang_code: api.language } }));
}

/** Asks for a newsletter; the address's owner confirms by mail. @param consent the words that were agreed to */
export function subscribe(
  api: Api,
  {
    consent,
    ...asked
  }: {
    readonly list: NewsletterList;
    readonly email: string;
    readonly name?: string;
    readonly company?: string;
    readonly consent: string;
  },
): Promise<SendReply> {
  const words = { version: NEWSLETTER_WORDING, text: consent };
  return replyOf(submit(api, subscribeNewsletter, { body: { ...asked, lang_code: api.language, consent: words } }));
}

/** What became of the link in a mail about a newsletter; the list when it worked. */
export type LinkReply = { readonly list: NewsletterList } | { readonly texts: readonly string[] } | 'failed';

/** Confirms or ends the subscription of a mail's link. */
export async function pressLink(api: Api, action: 'confirm' | 'stop', token: string): Promise<LinkReply> {
  try {
    const answer = await submit(api, action === 'confirm' ? confirmNewsletter : stopNewsletter, { body: { token } });
    if (answer.status === 200) return { list: answer.body.list };
    return { texts: readRefusal(answer.body).messages };
  } catch (error) {
    if (!(error instanceof ApiError) || !(error.isOutage || isCallUnknown(error))) throw error;
    return 'failed';
  }
}

async function replyOf(answering: Promise<Answer>): Promise<SendReply> {
  try {
    const answer = await answering;
    if (answer.status === 400) return { kind: 'refused', refusal: readRefusal(answer.body) };
    if (answer.status === 429) return { kind: 'limited', retryAfter: answer.failure.retryAfter };
    const { number } = { number: '', ...(answer.body as { number?: string }) };
    return { kind: 'done', number };
  } catch (error) {
    if (!(error instanceof ApiError) || !(error.isOutage || isCallUnknown(error))) throw error;
    return { kind: 'failed', error: error.error };
  }
}
