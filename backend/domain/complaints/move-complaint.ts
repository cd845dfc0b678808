import { type ComplaintStatus, ENDED_COMPLAINTS } from 'contract/complaint-status';
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { complaintEvents, complaintMessages, complaints } from '../../db/schema/complaints';
import { writeAudit } from '../audit/write-audit';
import { Conflict, Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { attachPictures } from './attach-pictures';
import type { TellComplainant } from './complaint-news';
import { complaintTexts } from './complaint-texts';
import { submissionOf } from './make-complaint';

/** Where staff can move a complaint from each status. What has ended can be taken up again. */
const NEXT: Record<ComplaintStatus, readonly ComplaintStatus[]> = {
  new: ['processing', 'more_info', 'fixing', 'processed', 'rejected'],
  processing: ['more_info', 'fixing', 'processed', 'rejected'],
  more_info: ['processing', 'fixing', 'processed', 'rejected'],
  fixing: ['processing', 'more_info', 'processed', 'rejected'],
  processed: ['processing'],
  rejected: ['processing'],
};

/** The statuses to which staff can move a complaint, its own first: an answer without a change. */
export const nextComplaintStatuses = (status: ComplaintStatus): readonly ComplaintStatus[] => [status, ...NEXT[status]];

const isEnded = (status: ComplaintStatus) => ENDED_COMPLAINTS.some((ended) => ended === status);

/** A move of a complaint by staff, or an answer when `to` is the status it has. */
export interface ComplaintMove {
  readonly number: string;
  /** The status that staff has read. */
  readonly from: ComplaintStatus;
  readonly to: ComplaintStatus;
  /** What the customer is told; an answer needs it. */
  readonly note: string;
  readonly actor: string;
  readonly language: ShopLanguage;
  readonly now: Date;
}

/**
 * Moves a complaint to its next status, with a mail and a line of the audit log. Its row is locked, so of two people who move it at
 * once the second is refused.
 * @returns its status afterwards; null when there is no such complaint
 * @throws Conflict WRONG_STATUS when it has another status than was read, or cannot get there
 * @throws Refusal for an answer without words
 */
export function moveComplaint(db: Db, tell: TellComplainant, move: ComplaintMove): Promise<ComplaintStatus | null> {
  const { number, from, to, note, actor, now } = move;
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(complaints).where(eq(complaints.number, number.toUpperCase())).for('update');
    if (!found) return null;
    if (found.status !== from || !nextComplaintStatuses(from).includes(to))
      throw new Conflict({ reason: 'WRONG_STATUS' });
    const isAnswer = from === to;
    if (isAnswer && note.trim() === '') throw new Refusal({ note: [complaintTexts(move.language)('required')] });
    await changeStatus(tx, { complaintId: found.id, to, actor, note, now });
    await tell(tx, found, { status: to, isAnswer, note }, now);
    const details = isAnswer ? { answered: to } : { from, to };
    const act = { actor, action: 'move-complaint', subject: 'complaint', subjectId: found.number } as const;
    await writeAudit(tx, { ...act, details, now });
    return to;
  });
}

type Change = {
  readonly complaintId: number;
  readonly to: ComplaintStatus;
  readonly actor: string;
  readonly note: string;
  readonly now: Date;
};

async function changeStatus(tx: Transaction, { complaintId, to, actor, note, now }: Change): Promise<void> {
  await tx
    .update(complaints)
    .set({ status: to, endedAt: isEnded(to) ? now : null })
    .where(eq(complaints.id, complaintId));
  await tx.insert(complaintEvents).values({ complaintId, toStatus: to, actor, note, createdAt: now });
}

/** A customer's answer to a question of the shop. */
export interface ComplaintAnswer {
  readonly reference: string;
  /** Random key of the form. */
  readonly key: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

/**
 * Writes what a customer answers when the shop has asked for more information, and gives the complaint back to the shop: it is
 * processed again. The form sent twice, also at once, is one message.
 * @returns its status afterwards; null for an unknown reference
 * @throws Conflict WRONG_STATUS when the shop has not asked
 * @throws Refusal for photographs that are gone
 */
export function answerComplaint(
  db: Db,
  answer: ComplaintAnswer,
  { language, now }: { readonly language: ShopLanguage; readonly now: Date },
): Promise<ComplaintStatus | null> {
  const submission = submissionOf(answer);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: complaints.id, status: complaints.status })
      .from(complaints)
      .where(eq(complaints.reference, answer.reference))
      .for('update');
    if (!found) return null;
    const isKnown = and(eq(complaintMessages.complaintId, found.id), eq(complaintMessages.submission, submission));
    if ((await tx.$count(complaintMessages, isKnown)) > 0) return found.status;
    if (found.status !== 'more_info') throw new Conflict({ reason: 'WRONG_STATUS' });
    const [message] = await tx
      .insert(complaintMessages)
      .values({ complaintId: found.id, submission, text: answer.text, createdAt: now })
      .returning({ id: complaintMessages.id });
    if (!message) throw new Error('The message was not written.');
    await attachPictures(tx, answer.pictures, { complaintId: found.id, messageId: message.id }, language);
    const change = { complaintId: found.id, to: 'processing' as const, actor: 'customer', note: '', now };
    await changeStatus(tx, change);
    return 'processing';
  });
}
