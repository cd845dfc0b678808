import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { reviews } from '../../db/schema/content';
import { reviewVotes } from '../../db/schema/members';
import { models } from '../../db/schema/models';

/** A vote on a review; null is none. */
export type Vote = 'up' | 'down' | null;

/** A review's numbers of votes. */
export interface VoteCounts {
  readonly up: number;
  readonly down: number;
}

/**
 * Sets a person's vote on a published review of a public model, or clears it (Specification 2 §5). Votes on one review wait for each
 * other at its row, so that its numbers follow the votes. They are changed by the difference and not counted again, because
 * reviews come from imports with numbers whose voters are unknown here.
 * @returns the review's new numbers; null when there is no such review
 */
export async function voteOnReview(
  db: Db,
  { customerId, reviewId, vote }: { readonly customerId: number; readonly reviewId: number; readonly vote: Vote },
): Promise<VoteCounts | null> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(models, and(eq(models.id, reviews.modelId), eq(models.isPublic, true)))
      .where(and(eq(reviews.id, reviewId), eq(reviews.status, 'published')))
      .for('update', { of: reviews });
    if (!review) return null;
    const own = and(eq(reviewVotes.customerId, customerId), eq(reviewVotes.reviewId, reviewId));
    const [before] = await tx.delete(reviewVotes).where(own).returning({ isUp: reviewVotes.isUp });
    if (vote !== null) await tx.insert(reviewVotes).values({ customerId, reviewId, isUp: vote === 'up' });
    const up = Number(vote === 'up') - Number(before?.isUp === true);
    const down = Number(vote === 'down') - Number(before?.isUp === false);
    const [counts] = await tx
      .update(reviews)
      .set({
        votesUp: sql`greatest(${reviews.votesUp} + ${up}, 0)`,
        votesDown: sql`greatest(${reviews.votesDown} + ${down}, 0)`,
      })
      .where(eq(reviews.id, reviewId))
      .returning({ up: reviews.votesUp, down: reviews.votesDown });
    return counts ?? null;
  });
}
