import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { complaintPictures } from '../../db/schema/complaints';
import { contactAnswers, contactMessages } from '../../db/schema/contact';
import { writeAudit } from '../audit/write-audit';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import type { ContactMessage } from './send-message';

export type ContactStatus = ContactMessage['status'];

/** Messages for staff: open ones the oldest first, the others the newest first. `search` is a part of number, name, address or company. */
export async function findMessages(
  reader: Reader,
  { status, search }: { readonly status: ContactStatus; readonly search: string },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly messages: ContactMessage[]; readonly count: number }> {
  const pattern = anywhere(search);
  const { number, name, email, company, createdAt } = contactMessages;
  const matches: SQL | undefined =
    search === ''
      ? undefined
      : or(ilike(number, pattern), ilike(name, pattern), ilike(email, pattern), ilike(company, pattern));
  const which = and(eq(contactMessages.status, status), matches);
  const messages = await reader
    .select()
    .from(contactMessages)
    .where(which)
    .orderBy(status === 'open' ? asc(createdAt) : desc(createdAt), asc(contactMessages.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await reader.select({ count: count() }).from(contactMessages).where(which);
  return { messages, count: counted?.count ?? 0 };
}

export type ContactAnswer = typeof contactAnswers.$inferSelect;

/** A message with its photographs and the shop's answers, the oldest first; null when there is none with the number. */
export async function readMessage(reader: Reader, number: string) {
  const [message] = await reader.select().from(contactMessages).where(eq(contactMessages.number, number));
  if (!message) return null;
  const answers: ContactAnswer[] = await reader
    .select()
    .from(contactAnswers)
    .where(eq(contactAnswers.messageId, message.id))
    .orderBy(asc(contactAnswers.id));
  return { message, answers, pictures: await picturesOf(reader, message.id) };
}

/** Names of the photographs that came with a message, in their order. */
async function picturesOf(reader: Reader, contactMessageId: number): Promise<string[]> {
  const rows = await reader
    .select({ reference: complaintPictures.reference })
    .from(complaintPictures)
    .where(eq(complaintPictures.contactMessageId, contactMessageId))
    .orderBy(asc(complaintPictures.sort), asc(complaintPictures.id));
  return rows.map(({ reference }) => reference);
}

/** Queues the mail with an answer, in the transaction that records it. */
export type TellAnswer = (tx: Transaction, message: ContactMessage, answer: ContactAnswer, now: Date) => Promise<void>;

/**
 * Answers a message by mail, or closes it without an answer. Locks the message, so that of two people who answer at once each knows it:
 * the second gets null when the status is no longer the one that was seen.
 * @param seen the status that staff saw
 * @returns the new status; null for an unknown message, `changed` when somebody else was faster
 */
export function handleMessage(
  db: Db,
  number: string,
  { text, seen, staffId }: { readonly text: string; readonly seen: ContactStatus; readonly staffId: number },
  tell: TellAnswer,
  now: Date,
): Promise<ContactStatus | 'changed' | null> {
  return db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.number, number))
      .for('no key update');
    if (!message) return null;
    if (message.status !== seen) return 'changed';
    const status = text === '' ? ('closed' as const) : ('answered' as const);
    const actor = `staff:${staffId}`;
    await tx.update(contactMessages).set({ status, endedAt: now }).where(eq(contactMessages.id, message.id));
    if (text !== '') {
      const values = { messageId: message.id, actor, text, createdAt: now };
      const [answer] = await tx.insert(contactAnswers).values(values).returning();
      if (answer) await tell(tx, message, answer, now);
    }
    const action = status === 'answered' ? 'answer-message' : 'close-message';
    await writeAudit(tx, { actor, action, subject: 'message', subjectId: number, now });
    return status;
  });
}

/** Everything kept of a person's messages, for that person. */
export const readMessagesOf = (reader: Reader, email: string) =>
  reader
    .select({
      number: contactMessages.number,
      kind: contactMessages.kind,
      subject: contactMessages.subject,
      name: contactMessages.name,
      company: contactMessages.company,
      phone: contactMessages.phone,
      orderNumber: contactMessages.orderNumber,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
      pictures: sql<string[]>`array(
        select p.reference from ${complaintPictures} p where p.contact_message_id = ${contactMessages.id} order by p.sort, p.id
      )`,
      answers: sql<
        string[]
      >`array(select a.text from ${contactAnswers} a where a.message_id = ${contactMessages.id} order by a.id)`,
    })
    .from(contactMessages)
    .where(eq(contactMessages.email, email.toLowerCase()))
    .orderBy(contactMessages.id);

/** Deletes the messages of a person. */
export async function forgetMessagesOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.email, email.toLowerCase()));
}

/** How long a message is kept after it was answered or closed, in ms: two years. */
const KEPT_MS = 2 * 365 * 24 * 3600 * 1000;

/** Deletes messages that were answered or closed two years ago. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await db.delete(contactMessages).where(sql`${contactMessages.endedAt} < ${new Date(now.getTime() - KEPT_MS)}`);
}
