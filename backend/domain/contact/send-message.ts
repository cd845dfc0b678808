import { createHash, randomInt } from 'node:crypto';
import type { ContactSubject, CorporateInterest } from 'contract/contact-subjects';
import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { contactMessages } from '../../db/schema/contact';
import { attachPictures } from '../complaints/attach-pictures';
import type { ShopLanguage } from '../locale/language';

/** A message as its form says it. */
export interface ContactWish {
  /** Random key of the form. */
  readonly key: string;
  readonly kind: 'ask' | 'corporate';
  readonly subject: ContactSubject | CorporateInterest;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly orderNumber: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly message: string;
  /** Names of photographs that were sent before. */
  readonly pictures: readonly string[];
}

export type ContactMessage = typeof contactMessages.$inferSelect;

/** Queues the mail that a message has arrived, in the transaction that writes it. */
export type TellSender = (tx: Transaction, message: ContactMessage, now: Date) => Promise<void>;

/**
 * Writes a message with the mail that confirms it. The same form sent twice, also at once, is one message: the second insert waits at
 * the unique submission and finds the first.
 * @returns the number of the message
 * @throws Refusal when a photograph is gone or belongs to something already
 */
export function sendMessage(
  db: Db,
  { key, email, pictures, ...said }: ContactWish,
  { language, now }: { readonly language: ShopLanguage; readonly now: Date },
  tell: TellSender,
): Promise<string> {
  const submission = createHash('sha256')
    .update(JSON.stringify([key, email, said, pictures]))
    .digest('hex');
  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(contactMessages)
      .values({
        ...said,
        ...{ email: email.trim().toLowerCase(), number: await freeNumber(tx), submission, language },
        createdAt: now,
      })
      .onConflictDoNothing({ target: contactMessages.submission })
      .returning();
    if (written) {
      await attachPictures(tx, pictures, { contactMessageId: written.id }, language);
      await tell(tx, written, now);
    }
    return written?.number ?? numberOf(tx, submission);
  });
}

async function numberOf(tx: Transaction, submission: string): Promise<string> {
  const [found] = await tx
    .select({ number: contactMessages.number })
    .from(contactMessages)
    .where(eq(contactMessages.submission, submission));
  if (!found) throw new Error('A message that was sent before is gone.');
  return found.number;
}

/** Draws a number that no message has: `M` and nine random digits. */
async function freeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = `M${randomInt(100_000_000, 1_000_000_000)}`;
    if ((await tx.$count(contactMessages, eq(contactMessages.number, number))) === 0) return number;
  }
}
