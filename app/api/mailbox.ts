import { getMailbox } from 'contract/orders';
import { isMissing } from './api-error';
import { type Api, read } from './request';

/** A mail the shop wrote. `created` is ISO 8601. */
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
 * @returns undefined where there is no mailbox (SHOP_ENV=production)
 * @throws ApiError for an outage
 */
export async function listMails(api: Api): Promise<Mail[] | undefined> {
  try {
    const { mails } = await read(api, getMailbox, {});
    return mails.map(({ id, recipient, subject, text, html, created }) => ({
      id,
      recipient,
      subject,
      text,
      html,
      created,
    }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
