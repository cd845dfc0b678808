import type { Transaction } from '../db/client';
import { mails } from '../db/schema/mail';
import type { ShopLanguage } from '../domain/locale/language';

/** A mail to be sent. */
export interface OutgoingMail {
  /** What it tells, once: `order-confirmation:123`. The same key is queued once, however often it is asked for. */
  readonly dedupeKey: string;
  readonly kind: string;
  readonly language: ShopLanguage;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly orderId?: number;
}

/** One address, no spaces, line breaks, commas or angle brackets: nothing that could add a header or a recipient. */
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]{1,250}@[^\s<>,;:"()[\]\\@]{1,250}$/u;

/** Characters that end a header line, and other controls: none belongs into a subject. */
const CONTROL = /\p{Cc}+/gu;

/**
 * Writes a mail into the outbox, in the transaction of what it tells about: it is sent when, and only when, that is committed.
 * @throws Error when the recipient is not one plain address
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail, now: Date): Promise<void> {
  if (!ONE_ADDRESS.test(mail.recipient)) throw new Error(`The mail ${mail.dedupeKey} has no single recipient.`);
  const subject = mail.subject.replaceAll(CONTROL, ' ').trim();
  await tx
    .insert(mails)
    .values({ ...mail, subject, createdAt: now })
    .onConflictDoNothing({ target: mails.dedupeKey });
}
