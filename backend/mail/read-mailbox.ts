import { desc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { mails } from '../db/schema/mail';

/** Mails that the mailbox shows. */
const MAILBOX_LENGTH = 50;

/** The newest mails of the shop, sent or not. */
export function readMailbox(db: Db) {
  const { id, recipient, subject, text, html, createdAt, sentAt } = mails;
  return db
    .select({ id, recipient, subject, text, html, createdAt, sentAt })
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MAILBOX_LENGTH);
}
