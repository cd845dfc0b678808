import { QUEUE_SCHEMA, type QueueData, type QueueName, queueAccess } from 'backend/db/queues';
import type { Job } from 'backend/jobs/job';
import { tryJob } from 'backend/jobs/run-jobs';
import PgBoss from 'pg-boss';
import type { TestDatabase } from './database';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
/** The abort signal of a shop that is not stopped. */
export const never = new AbortController().signal;

/** The results of trying each waiting job once. */
export type Tries = { done: number; failed: number };

/**
 * Runs every waiting job of a queue once, due or not, in the same way as the shop runs due jobs.
 */
export async function runWaitingJobs<Name extends QueueName>(
  { db }: TestDatabase,
  job: Job<Name>,
  clock = () => new Date(),
): Promise<Tries> {
  const boss = new PgBoss({ db: queueAccess(db), schema: QUEUE_SCHEMA });
  const waiting = await boss.fetch<QueueData[QueueName]>(job.queue, { batchSize: 1000, ignoreStartAfter: true });
  const tries = { done: 0, failed: 0 };
  for (const { id, data } of waiting) {
    try {
      await tryJob({ db, clock, log: quiet }, job as Job, data, never);
      await boss.complete(job.queue, id);
      tries.done++;
    } catch (error) {
      await boss.fail(job.queue, id, error as Error);
      tries.failed++;
    }
  }
  return tries;
}
