import * as calls from 'contract/desk-messages';
import type { NewsletterList } from 'contract/newsletter-lists';
import { bodyOf } from './call-result';
import { type DeskPage, pageOf } from './desk';
import { type Api, read, submit } from './request';

export const DESK_MESSAGE_STATUSES = calls.DESK_MESSAGE_STATUSES;
export type DeskMessageStatus = (typeof DESK_MESSAGE_STATUSES)[number];

/** A message in the desk's list. */
export type DeskMessageLine = {
  readonly number: string;
  readonly kind: 'ask' | 'corporate';
  readonly status: DeskMessageStatus;
  /** A key of the subjects of questions, or of what companies ask about. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly language: string;
  /** ISO 8601. */
  readonly created: string;
};

/** A message with the shop's answers, the oldest first. */
export type DeskMessage = DeskMessageLine & {
  readonly phone: string;
  readonly orderNumber: string;
  readonly vatNumber: string;
  readonly message: string;
  /** Names of the photographs that came with it. */
  readonly pictures: readonly string[];
  readonly answers: readonly { readonly actor: string; readonly text: string; readonly created: string }[];
};

/** Messages in a state; `search` is a part of number, name, address or company. @throws ApiError */
export async function findDeskMessages(
  api: Api,
  query: { readonly status: DeskMessageStatus; readonly search: string; readonly page: number },
): Promise<DeskPage<DeskMessageLine>> {
  const { messages, count } = bodyOf(await read(api, calls.getDeskMessages, { query }));
  return pageOf(messages, count);
}

/** One message; undefined when there is none with the number. @throws ApiError */
export async function readDeskMessage(api: Api, number: string): Promise<DeskMessage | undefined> {
  const answer = await read(api, calls.getDeskMessage, { params: { number } });
  if (answer.status === 404) return undefined;
  const { order_number: orderNumber, vat_number: vatNumber, ...message } = bodyOf(answer);
  return { ...message, orderNumber, vatNumber };
}

/** Answers a message, or closes it when the text is empty. @returns its new status, or `changed` when somebody was faster @throws ApiError */
export async function answerDeskMessage(
  api: Api,
  { number, ...body }: { readonly number: string; readonly text: string; readonly seen: DeskMessageStatus },
): Promise<DeskMessageStatus | 'changed'> {
  const answer = await submit(api, calls.answerDeskMessage, { params: { number }, body });
  if (answer.status === 409) return 'changed';
  return bodyOf(answer).status;
}

/** The subscribers of a newsletter: confirmed by language, waiting for a confirmation, and those who ended it. */
export type DeskNewsletter = {
  readonly list: NewsletterList;
  readonly pending: number;
  readonly stopped: number;
  readonly confirmed: readonly { readonly language: string; readonly count: number }[];
};

/** How many subscribers each newsletter has. @throws ApiError */
export async function readDeskNewsletters(api: Api): Promise<readonly DeskNewsletter[]> {
  return bodyOf(await read(api, calls.getDeskNewsletters, {})).lists;
}

/** Who gets a newsletter. @throws ApiError */
export async function readRecipients(api: Api, list: NewsletterList) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const { recipients, count } = bodyOf(
      await read(api, calls.getNewsletterRecipients, { params: { list }, query: { page } }),
    );
    all.push(...recipients);
    if (recipients.length === 0 || all.length >= count) return all;
  }
}
