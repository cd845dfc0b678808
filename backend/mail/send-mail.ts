import { and, eq, isNull } from 'drizzle-orm';
import { mails } from '../db/schema/mail';
import type { Job } from '../jobs/job';
import type { Letter, MailCarrier } from './carrier';

type Mail = typeof mails.$inferSelect;

/**
 * The job that sends a mail of the outbox: read, sent with no connection to the database held, then marked. A mail that is marked is
 * not sent again. Should the process die between the server's "accepted" and the mark, the mail is sent once more, under the same
 * Message-ID.
 * @param from the shop's own address, `Hanki <…>`
 */
export function sendMailJob(carrier: MailCarrier, from: string): Job<'send-mail'> {
  return {
    queue: 'send-mail',
    run: async ({ db, clock }, { mailId }) => {
      const waiting = and(eq(mails.id, mailId), isNull(mails.sentAt));
      const [mail] = await db.select().from(mails).where(waiting);
      if (!mail) return;
      await carrier.sendMail(letter(mail, from));
      await db.update(mails).set({ sentAt: clock() }).where(waiting);
    },
  };
}

function letter(mail: Mail, from: string): Letter {
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: messageId(mail.dedupeKey, from),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language, ...stopHeaders(mail) },
  };
}

/** What a mail client needs to end such mails by one press. RFC 2369, RFC 8058. */
function stopHeaders({ stopLink }: Mail): Record<string, string> {
  if (stopLink === null) return {};
  return { 'List-Unsubscribe': `<${stopLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The same for every attempt, so that mail servers and clients recognise duplicates. */
function messageId(dedupeKey: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${dedupeKey.replaceAll(/[^\w.-]/g, '.')}@${host}>`;
}
