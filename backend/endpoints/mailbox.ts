import { getMailbox } from 'contract/orders';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { readMailbox } from '../mail/read-mailbox';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** The development mailbox: all mails of the shop. Not available in production. */
export function mailboxEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getMailbox, async () => {
    if (settings.production) return NOT_FOUND;
    const mails = await readMailbox(db);
    return {
      mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
        ...mail,
        created: createdAt.toISOString(),
        sent: sentAt?.toISOString() ?? null,
      })),
    };
  });
  return area;
}
