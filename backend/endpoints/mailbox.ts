import { getMailbox } from 'contract/orders';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { NotFound } from '../domain/errors/refusals';
import { readMailbox } from '../mail/read-mailbox';
import { type Area, answer, type BackendEnv } from './serve';

/** The development mailbox: every mail the shop wrote. There is none in production. */
export function mailboxEndpoints({ db, settings }: BackendContext): Area {
  const area: Area = new Hono<BackendEnv>();
  answer(area, getMailbox, async () => {
    if (settings.production) throw new NotFound();
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
