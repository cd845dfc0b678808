import type { Transaction } from '../db/client';
import { enqueue } from '../db/queues';
import { mails } from '../db/schema/mail';
import type { ShopLanguage } from '../domain/locale/language';

/** A mail to be sent. */
export interface OutgoingMail {
  /** Unique key of the mail: `order-confirmation:123`. A mail with the same key is queued only once. */
  readonly dedupeKey: string;
  readonly kind: string;
  readonly language: ShopLanguage;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly orderId?: number;
  /** Address that ends mails of this kind by one POST; on an own host of the shop. */
  readonly stopLink?: string;
}

/** One address, no spaces, line breaks, commas or angle brackets: nothing that could add a header or a recipient. */
const ONE_ADDRESS = /^[^\s<>,;:"()[\]\\@]{1,250}@[^\s<>,;:"()[\]\\@]{1,250}$/u;

/** Characters that end a header line, and other controls: not allowed in a subject. */
const CONTROL = /\p{Cc}+/gu;

/**
 * Writes a mail into the outbox and queues its sending, in the transaction of the change it reports: it is sent if and only
 * if that is committed.
 * @throws Error when the recipient is not one plain address
 */
export async function queueMail(tx: Transaction, mail: OutgoingMail, now: Date): Promise<void> {
  if (!ONE_ADDRESS.test(mail.recipient)) throw new Error(`The mail ${mail.dedupeKey} has no single recipient.`);
  const subject = mail.subject.replaceAll(CONTROL, ' ').trim();
  const [written] = await tx
    .insert(mails)
    .values({ ...mail, subject, createdAt: now })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (written) await enqueue(tx, 'send-mail', { mailId: written.id });
}
