import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { reviews } from '../../db/schema/content';
import { type Act, writeAudit } from '../audit/write-audit';
import type { TellOwner } from '../customers/account-news';
import { readOwner } from '../customers/account-owner';
import { type Reader, rowsOf } from '../reading/reader';
import { readReviewedModel } from './reviewed-model';

type Status = 'pending' | 'published' | 'refused';

/** A review as staff sees it. */
export interface ListedReview extends Record<string, unknown> {
  readonly id: number;
  readonly status: Status;
  /** Slugs of the brand and of the model. */
  readonly brand: string;
  readonly model: string;
  /** In the review's language. */
  readonly modelName: string;
  readonly language: string;
  /** 0 to 10. */
  readonly rating: number;
  readonly fit: number | null;
  readonly visibleName: string;
  readonly title: string;
  readonly comment: string;
  readonly isVerified: boolean;
  readonly moderationNote: string;
  /** Hashes. */
  readonly pictures: readonly string[];
  /** Day on which it was written, YYYY-MM-DD. */
  readonly day: string;
}

const listed = (condition: SQL) => sql`
  select r.id, r.status, b.slug as brand, m.slug as model, b.name || ' ' || coalesce((
      select t.name from model_texts t where t.model_id = m.id order by t.language <> r.language, t.language limit 1
    ), m.slug) as "modelName", r.language, r.rating, r.fit, r.visible_name as "visibleName", r.title, r.comment,
    r.is_verified as "isVerified", r.moderation_note as "moderationNote",
    to_char(r.created_at at time zone 'Europe/Helsinki', 'YYYY-MM-DD') as day,
    array(select i.media from review_images i where i.review_id = r.id order by i.sort) as pictures
  from reviews r join models m on m.id = r.model_id join manufacturers b on b.id = m.manufacturer_id
  where ${condition} order by r.created_at, r.id`;

/** Reviews in a state, the oldest first: who waits longest is read first. */
export const listReviews = (reader: Reader, status: Status, max: number, offset = 0): Promise<ListedReview[]> =>
  rowsOf<ListedReview>(reader, sql`${listed(sql`r.status = ${status}`)} limit ${max} offset ${offset}`);

/** How many reviews are in a state. */
export const countReviewsIn = (db: Db, status: Status): Promise<number> =>
  db.$count(reviews, eq(reviews.status, status));

/** One review; undefined when there is none. */
export async function readListedReview(reader: Reader, id: number): Promise<ListedReview | undefined> {
  const [review] = await rowsOf<ListedReview>(reader, listed(sql`r.id = ${id}`));
  return review;
}

/** What identifies a review's content: another text, name, rating or picture gives another version. */
export function versionOf({ rating, fit, visibleName, title, comment, pictures }: ListedReview): string {
  const content = JSON.stringify([rating, fit, visibleName, title, comment, pictures]);
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}

/** What staff decides about a review; the note is the reason in the words of staff and may be empty. */
export type ReviewDecision = { readonly status: 'published' } | { readonly status: 'refused'; readonly note: string };

/** `replaced`: the writer has changed the review since staff read it. `told`: the address that got a mail. */
export type DecisionResult = 'missing' | 'replaced' | 'unchanged' | { readonly told: string | null };

/**
 * Publishes or refuses a review, and tells its writer by mail, if the writer still has an account. Closes the race with the writer
 * who replaces the review meanwhile: the row is locked, and only the version that staff has read is decided.
 */
export async function decideReview(
  db: Db,
  { id, version }: { readonly id: number; readonly version: string },
  decision: ReviewDecision,
  tell: TellOwner,
  { actor, now }: Act,
): Promise<DecisionResult> {
  const note = decision.status === 'refused' ? decision.note : '';
  return db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ customerId: reviews.customerId, modelId: reviews.modelId })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update');
    const review = locked && (await readListedReview(tx, id));
    if (!review) return 'missing';
    if (versionOf(review) !== version) return 'replaced';
    if (review.status === decision.status && review.moderationNote === note) return 'unchanged';
    await tx
      .update(reviews)
      .set({ status: decision.status, moderationNote: note, moderatedAt: now })
      .where(eq(reviews.id, id));
    if (decision.status === 'published' || review.status === 'published') await announceCatalogueChange(tx);
    const action = decision.status === 'published' ? 'publish-review' : 'refuse-review';
    const details = { model: review.model, from: review.status };
    await writeAudit(tx, { actor, action, subject: 'review', subjectId: String(id), note, details, now });
    return { told: await tellWriter(tx, locked, decision, tell, now) };
  });
}

async function tellWriter(
  tx: Transaction,
  { customerId, modelId }: { readonly customerId: number | null; readonly modelId: number },
  decision: ReviewDecision,
  tell: TellOwner,
  now: Date,
): Promise<string | null> {
  const writer = customerId === null ? null : await readOwner(tx, customerId);
  const model = writer && (await readReviewedModel(tx, modelId, writer.language));
  if (!writer || !model) return null;
  const news =
    decision.status === 'published'
      ? ({ kind: 'review-published', model } as const)
      : ({ kind: 'review-refused', model, note: decision.note } as const);
  await tell(tx, writer, news, now);
  return writer.email;
}
