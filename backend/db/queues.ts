import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Db, Transaction } from './client';

/** The data of a job by queue. Only identifiers, because the library stores it and the list of dead letters shows it. */
export interface QueueData {
  'send-mail': { readonly mailId: number };
  /** A link that somebody asked for; null: for an address without an account. */
  'account-link': { readonly customerId: number | null; readonly purpose: 'activate' | 'reset' };
  'expire-orders': null;
  'forget-expired': null;
  'refresh-search': null;
  'restock-notices': null;
  'gift-codes': null;
  /** Money to be given back, and a promised payment of a cancelled order. */
  'send-refund': { readonly refundId: number };
  'withdraw-payment': { readonly paymentId: number };
  'release-exchanges': null;
  /** An item whose version is published, or whose campaign begins or ends, at the time of the job. */
  'content-time': { readonly itemId: number };
  'content-times': null;
  /** Prices, bundles and offers that begin or end at the time of the job. */
  'selling-time': null;
  'selling-times': null;
  /** A run of the import that staff started at the desk. */
  'catalogue-import': { readonly runId: number };
}

export type QueueName = keyof QueueData;

/** The retry policy of a queue. */
export interface QueueRule {
  /** Max number of retries; a job that failed all of them becomes a dead letter. */
  readonly retries: number;
  /** Min seconds before the first retry; each later delay is doubled, plus a random part of up to half of it. */
  readonly retryDelay: number;
  /** Seconds after which a hanging job, or one whose process died, counts as failed. */
  readonly expiresIn: number;
  /** Schedule of recurring work (cron, UTC). Such a queue has only one waiting job at a time. */
  readonly cron?: string;
  /** Minutes after which a waiting job is deleted; a dead letter is deleted after up to twice as long. */
  readonly retentionMinutes: number;
}

const DAY = 24 * 60;
const recurring = { retries: 3, retryDelay: 5, cron: '* * * * *', retentionMinutes: 60 } as const;

/**
 * All queues of the shop. A mail and a refund are retried for about four days; recurring work is retried within a minute, and runs again
 * every minute anyway.
 */
export const QUEUES: Readonly<Record<QueueName, QueueRule>> = {
  'send-mail': { retries: 13, retryDelay: 30, expiresIn: 120, retentionMinutes: 14 * DAY },
  'account-link': { retries: 5, retryDelay: 5, expiresIn: 60, retentionMinutes: 60 },
  'expire-orders': { ...recurring, expiresIn: 300 },
  'forget-expired': { ...recurring, expiresIn: 60 },
  'refresh-search': { ...recurring, expiresIn: 3600 },
  'restock-notices': { ...recurring, expiresIn: 600 },
  'gift-codes': { ...recurring, expiresIn: 600 },
  'send-refund': { retries: 13, retryDelay: 30, expiresIn: 120, retentionMinutes: 14 * DAY },
  'withdraw-payment': { retries: 13, retryDelay: 30, expiresIn: 120, retentionMinutes: 14 * DAY },
  'release-exchanges': { ...recurring, expiresIn: 300 },
  'content-time': { retries: 5, retryDelay: 5, expiresIn: 60, retentionMinutes: DAY },
  'content-times': { ...recurring, expiresIn: 120 },
  'selling-time': { retries: 5, retryDelay: 5, expiresIn: 120, retentionMinutes: DAY },
  'selling-times': { ...recurring, expiresIn: 120 },
  // Never tried again by itself: staff see that it stopped, and let it go on.
  'catalogue-import': { retries: 0, retryDelay: 0, expiresIn: 23 * 3600, retentionMinutes: DAY },
};

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/** The PostgreSQL schema of the library's tables. */
export const QUEUE_SCHEMA = 'jobs';

/** The queue for the dead letters of a queue. */
export const deadQueue = (queue: QueueName): string => `${queue}-dead`;

/**
 * Creates or updates the library's tables and the shop's queues. The caller must make sure that only one process does this at a time.
 * @param client a connection without a statement timeout
 */
export async function installQueues(client: pg.ClientBase): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, schema: QUEUE_SCHEMA, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const name of QUEUE_NAMES) {
    const { retries, retryDelay, expiresIn, retentionMinutes, cron } = QUEUES[name];
    const deadLetter = deadQueue(name);
    await boss.createQueue(deadLetter);
    const options: PgBoss.Queue = {
      name,
      policy: cron === undefined ? 'standard' : 'short',
      retryLimit: retries,
      retryDelay,
      retryBackoff: true,
      expireInSeconds: expiresIn,
      retentionMinutes: retentionMinutes,
      deadLetter,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    if (cron !== undefined) await boss.schedule(name, cron);
  }
  await boss.stop({ graceful: false });
}

/** Only builds statements; each call passes the transaction that runs them. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job is queued in a transaction only.')) },
  schema: QUEUE_SCHEMA,
});

/**
 * Queues a job in the transaction of the change it belongs to: it runs if and only if that is committed.
 * @param at when it runs; without it at once
 */
export async function enqueue<Name extends QueueName>(
  tx: Db | Transaction,
  queue: Name,
  data: QueueData[Name],
  at?: Date,
): Promise<void> {
  const id = await sender.send(queue, data ?? {}, { db: queueAccess(tx), ...(at && { startAfter: at }) });
  const mayWaitAlready = QUEUES[queue].cron !== undefined;
  if (id === null && !mayWaitAlready) throw new Error(`The queue ${queue} took no job.`);
}

/** Queues many jobs of a queue that is not recurring, in the transaction of the change they belong to, by one statement. */
export async function enqueueAll<Name extends QueueName>(
  tx: Transaction,
  queue: Name,
  data: readonly QueueData[Name][],
): Promise<void> {
  if (data.length === 0) return;
  const jobs = data.map((each) => ({ name: queue, data: each ?? {} }));
  await sender.insert(jobs, { db: queueAccess(tx) });
}

/** Adapter that runs the library's statements on our connection or transaction. */
export function queueAccess(tx: Db | Transaction): PgBoss.Db {
  return { executeSql: (text, values) => tx.execute(bound(text, values)) };
}

/** Converts a statement with `$1` … and its values to drizzle's form. */
function bound(text: string, values: readonly unknown[] = []): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, at) => (at % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1] ?? null)}`)),
  );
}
