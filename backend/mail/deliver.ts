import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db, Transaction } from '../db/client';
import { mails } from '../db/schema/mail';
import type { Job } from '../jobs/job';

/** What carries a mail out of the house; nodemailer's transporters fit. */
export interface MailCarrier {
  sendMail(mail: {
    from: string;
    to: { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    messageId: string;
    headers: Record<string, string>;
  }): Promise<unknown>;
}

/** How often a mail is tried before it is given up: the last try comes about four days after the first. */
const MOST_ATTEMPTS = 14;

/** Most mails that one run sends, so that a run ends. */
const MOST_A_RUN = 200;

/**
 * Sends the mails that are due, each under its row's lock, so that no two copies of the shop send one mail. What fails is tried
 * again after one minute, two, four, … counted from when it was written. Should the process die between the server's "accepted"
 * and the commit, the mail is sent once more, under the same Message-ID.
 * @param from the shop's own address, `Hanki <…>`
 * @returns how many were sent
 */
export async function deliverMails(db: Db, carrier: MailCarrier, from: string, now: Date): Promise<number> {
  let sent = 0;
  for (let tried = 0; tried < MOST_A_RUN; tried++) {
    const outcome = await db.transaction((tx) => deliverOne(tx, carrier, from, now));
    if (outcome === 'none due') break;
    if (outcome === 'sent') sent++;
  }
  return sent;
}

/** Due: at once, then 1, 3, 7, 15, … minutes after it was written. */
const isDue = (now: Date) =>
  sql`${mails.createdAt} + ((power(2, ${mails.attempts}) - 1) * interval '1 minute') <= ${now.toISOString()}::timestamptz`;

async function deliverOne(
  tx: Transaction,
  carrier: MailCarrier,
  from: string,
  now: Date,
): Promise<'none due' | 'sent' | 'failed'> {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), eq(mails.isGivenUp, false), isDue(now)))
    .orderBy(asc(mails.attempts), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!mail) return 'none due';
  const attempts = mail.attempts + 1;
  try {
    await carrier.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: messageId(mail.dedupeKey, from),
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    });
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isGivenUp = attempts >= MOST_ATTEMPTS;
    await tx.update(mails).set({ attempts, lastError, isGivenUp }).where(eq(mails.id, mail.id));
    return 'failed';
  }
  await tx.update(mails).set({ attempts, sentAt: now, lastError: '' }).where(eq(mails.id, mail.id));
  return 'sent';
}

/** The same for every try of a mail, so that mail servers and readers know a repetition. */
function messageId(dedupeKey: string, from: string): string {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${dedupeKey.replaceAll(/[^\w.-]/g, '.')}@${host}>`;
}

const carriers = new Map<string, Transporter>();

/** One transporter an address: it keeps its connections. The limits are below the idle limit of a transaction. */
function carrierOf(smtpUrl: string): MailCarrier {
  const known = carriers.get(smtpUrl);
  if (known) return known;
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const carrier = createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
  carriers.set(smtpUrl, carrier);
  return carrier;
}

/** Sends mails every 15 s when SMTP_URL is set; without it they stay in the database, for the development mailbox. */
export const deliverMailsJob: Job = {
  name: 'deliver-mails',
  everyMs: 15_000,
  run: async ({ db, settings, clock, log }) => {
    if (settings.smtpUrl === undefined) return;
    const count = await deliverMails(db, carrierOf(settings.smtpUrl), settings.mailFrom, clock());
    if (count > 0) log.info({ count }, 'mails sent');
  },
};
