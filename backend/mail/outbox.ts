import type { Transaction } from '../db/client';
import { enqueue, enqueueAll } from '../db/queues';
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
  const [written] = await writeMails(tx, [mail], now);
  if (written) await enqueue(tx, 'send-mail', { mailId: written.id });
}

/** The same for many mails, by two statements. @throws Error when a recipient is not one plain address */
export async function queueMails(tx: Transaction, all: readonly OutgoingMail[], now: Date): Promise<void> {
  if (all.length === 0) return;
  const written = await writeMails(tx, all, now);
  await enqueueAll(
    tx,
    'send-mail',
    written.map(({ id }) => ({ mailId: id })),
  );
}

function writeMails(tx: Transaction, all: readonly OutgoingMail[], now: Date) {
  const rows = all.map((mail) => {
    if (!ONE_ADDRESS.test(mail.recipient)) throw new Error(`The mail ${mail.dedupeKey} has no single recipient.`);
    return { ...mail, subject: mail.subject.replaceAll(CONTROL, ' ').trim(), createdAt: now };
  });
  return tx.insert(mails).values(rows).onConflictDoNothing({ target: mails.dedupeKey }).returning({ id: mails.id });
}
