import { getMailbox } from 'contract/orders';
import { type Api, read } from './request';

/** A mail sent by the shop. `created` is ISO 8601. */
export type Mail = {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly created: string;
};

/**
 * The mails of the development mailbox, newest first.
 * @returns undefined if there is no mailbox (SHOP_ENV=production)
 * @throws ApiError for an outage
 */
export async function listMails(api: Api): Promise<Mail[] | undefined> {
  const answer = await read(api, getMailbox, {});
  if (answer.status === 404) return undefined;
  return answer.body.mails.map(({ id, recipient, subject, text, html, created }) => ({
    id,
    recipient,
    subject,
    text,
    html,
    created,
  }));
}
