import { inArray, sql } from 'drizzle-orm';
import { jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { deadQueue, enqueue, QUEUE_NAMES, QUEUE_SCHEMA, type QueueData, type QueueName } from '../db/queues';

/** The columns of the library's table that are read here. */
const jobs = pgSchema(QUEUE_SCHEMA).table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  data: jsonb('data').$type<QueueData[QueueName]>().notNull(),
  output: jsonb('output').$type<{ message?: string; value?: { message?: string } }>(),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
});

/** A job that failed every try. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: QueueName;
  readonly data: QueueData[QueueName];
  /** Error message of the last attempt. */
  readonly reason: string;
  readonly since: Date;
}

const queueOf = new Map(QUEUE_NAMES.map((queue) => [deadQueue(queue), queue]));

/** All dead letters, the oldest first. */
export async function listDeadLetters(db: Db): Promise<DeadLetter[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.name, [...queueOf.keys()]))
    .orderBy(jobs.createdOn, jobs.id);
  return rows.flatMap(({ id, name, data, output, createdOn }) => {
    const queue = queueOf.get(name);
    if (queue === undefined) return [];
    const reason = output?.message ?? output?.value?.message ?? '';
    return [{ id, queue, data, reason, since: createdOn }];
  });
}

/**
 * Queues dead letters again with all their retries, and deletes the dead letters. Concurrent calls queue each one only once.
 * @param ids which; none: all of them
 * @returns what was queued
 */
export async function retryDeadLetters(db: Db, ids?: readonly string[]): Promise<Pick<DeadLetter, 'id' | 'queue'>[]> {
  const isWanted = ids === undefined ? sql`true` : inArray(sql`${jobs.id}::text`, [...ids]);
  return db.transaction(async (tx) => {
    const taken = await tx
      .delete(jobs)
      .where(sql`${inArray(jobs.name, [...queueOf.keys()])} and ${isWanted}`)
      .returning({ id: jobs.id, name: jobs.name, data: jobs.data });
    const queued: Pick<DeadLetter, 'id' | 'queue'>[] = [];
    for (const { id, name, data } of taken) {
      const queue = queueOf.get(name);
      if (queue === undefined) continue;
      await enqueue(tx, queue, data);
      queued.push({ id, queue });
    }
    return queued;
  });
}
