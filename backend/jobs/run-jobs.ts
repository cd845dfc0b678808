import { setTimeout as sleep } from 'node:timers/promises';
import { errorRecord } from 'contract/log-record';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Settings } from 'settings/read-settings';
import { type DatabasePlace, openDatabase } from '../db/client';
import { QUEUE_SCHEMA, type QueueData, type QueueName } from '../db/queues';
import { accountMails } from '../mail/account-mails';
import { mailCarrier } from '../mail/carrier';
import { giftCodeMails } from '../mail/gift-code-mails';
import { restockMails } from '../mail/restock-mails';
import { sendMailJob } from '../mail/send-mail';
import { mediaFolders } from '../media/store';
import { expireOrdersJob } from '../payments/expire-orders';
import { catalogueImport } from './catalogue-import';
import { contentTime, contentTimes } from './content-times';
import { forgetExpiredJob } from './forget-expired';
import { giftCodesJob } from './gift-codes';
import { sendRefundJob, withdrawPaymentJob } from './give-money-back';
import type { Job, JobContext } from './job';
import { refreshSearch } from './refresh-search';
import { releaseExchanges } from './release-exchanges';
import { restockNoticesJob } from './restock-notices';
import { sellingTime, sellingTimes } from './selling-times';
import { sendAccountLinkJob } from './send-account-link';

/**
 * Number of connections for jobs, separate from the visitors': one for long work, one for everything else. No job holds one
 * while it waits for another.
 */
const CONNECTIONS = 2;
/** How long a statement of a job may run, in ms, unless it sets another limit. */
const STATEMENT_LIMIT_MS = 120_000;

/** Polling interval of an empty queue in each instance of the shop, and so the max delay of mails. */
const POLL_SECONDS = 5;
/** Max time that stopping waits for running jobs, and in total when the database does not answer. */
const WORK_LIMIT_MS = 1_000;
const STOP_LIMIT_MS = 1_200;

/** The library's own housekeeping, in seconds: finished jobs stay an hour and deleted an hour later. */
const HOUSEKEEPING = {
  maintenanceIntervalSeconds: 60,
  archiveCompletedAfterSeconds: 3_600,
  archiveFailedAfterSeconds: 3_600,
  deleteAfterSeconds: 3_600,
} as const;

/** Every job of the shop. Without a mail server mails stay in their queue. */
export function shopJobs(settings: Settings): readonly Job[] {
  const { smtpUrl, mailFrom, dataDir } = settings;
  const accountLinks = sendAccountLinkJob(accountMails(settings)) as Job;
  const restockNotices: Job = restockNoticesJob(restockMails(settings));
  const forgetExpired = forgetExpiredJob(mediaFolders(dataDir), dataDir) as Job;
  const refunds = [sendRefundJob(settings) as Job, withdrawPaymentJob(settings) as Job];
  const jobs: Job[] = [
    expireOrdersJob(settings),
    forgetExpired,
    refreshSearch,
    accountLinks,
    restockNotices,
    giftCodesJob(giftCodeMails(settings)) as Job,
    ...refunds,
    releaseExchanges,
    contentTime as Job,
    contentTimes,
    sellingTime,
    sellingTimes,
    catalogueImport as Job,
  ];
  return smtpUrl === undefined ? jobs : [...jobs, sendMailJob(mailCarrier(smtpUrl), mailFrom) as Job];
}

/** The running job workers. */
export interface RunningJobs {
  /** Accepts no more jobs, signals running ones to stop and waits a second; unfinished jobs are retried later. */
  readonly stop: () => Promise<void>;
}

/**
 * Processes the shop's queues, each one job at a time, on separate connections, so that jobs and visitors never wait for
 * each other. All instances of the shop share the queues; each job runs in one of them. It survives failed jobs, which are
 * retried, and database outages, after which it continues.
 * @throws when the database does not answer at the start
 */
export async function startJobs(
  where: DatabasePlace,
  { clock, log }: Omit<JobContext, 'db'>,
  jobs: readonly Job[],
  { pollSeconds }: { readonly pollSeconds?: number } = {},
): Promise<RunningJobs> {
  const stopping = new AbortController();
  const warn = (error: Error, message: string) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, message);
  };
  const { db, pool, close } = openDatabase(where, {
    connections: CONNECTIONS,
    statementTimeout: STATEMENT_LIMIT_MS,
    name: 'shop-jobs',
    onConnectionError: (error) => warn(error, 'a database connection of the jobs broke'),
  });
  const context: JobContext = { db, clock, log };
  const access = resilientAccess(pool, (error) => warn(error, 'the job queue cannot reach the database'));
  const boss = new PgBoss({ db: access.db, schema: QUEUE_SCHEMA, migrate: false, ...HOUSEKEEPING });
  boss.on('error', (error) => warn(error, 'the job queue failed and goes on'));
  try {
    await boss.start();
  } catch (error) {
    await close();
    throw error;
  }
  access.last();
  for (const job of jobs) {
    const pollingIntervalSeconds = pollSeconds ?? job.pollSeconds ?? POLL_SECONDS;
    const worker = await boss.work<QueueData[QueueName]>(job.queue, { pollingIntervalSeconds }, (taken) =>
      Promise.all(taken.map(({ data }) => tryJob(context, job, data, stopping.signal))).finally(() =>
        // the next job is taken immediately; an empty queue is polled later
        boss.notifyWorker(worker),
      ),
    );
  }
  return {
    stop: async () => {
      stopping.abort();
      const stopped = boss.stop({ timeout: WORK_LIMIT_MS }).catch(() => {});
      await Promise.race([stopped, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
      await close();
    },
  };
}

/**
 * One attempt at a job. An error is logged and rethrown, to be stored with the job, without user input.
 * @throws Error with a message that is safe to store and show
 */
export async function tryJob(
  context: JobContext,
  job: Job,
  data: QueueData[QueueName],
  stopping: AbortSignal,
): Promise<void> {
  try {
    await job.run(context, data, stopping);
  } catch (error) {
    context.log.warn({ err: error, job: job.queue }, 'a job failed and will be tried again');
    throw new JobFailure(errorRecord(error).message);
  }
}

/** The error stored with a failed job: without a stack, which is useless after later deployments. */
class JobFailure extends Error {
  override name = 'JobFailure';

  constructor(message: string) {
    super(message);
    delete this.stack;
  }
}

/**
 * The library's database access. After `last()` a failing statement returns an empty result, which the library treats as "no
 * job" or "none changed": the library does not await some statements, and their errors would end the process. A job that
 * could not be marked as done expires and is retried.
 * @param onAway called for the first failing statement of each outage
 */
function resilientAccess(pool: pg.Pool, onAway: (error: Error) => void): { db: PgBoss.Db; last: () => void } {
  let lasts = false;
  let isAway = false;
  const executeSql = async (text: string, values: unknown[]) => {
    try {
      const result = await pool.query(text, values);
      isAway = false;
      return result;
    } catch (error) {
      if (!lasts) throw error;
      if (!isAway) onAway(error as Error);
      isAway = true;
      return undefined as unknown as { rows: never[] };
    }
  };
  return {
    db: { executeSql },
    last: () => {
      lasts = true;
    },
  };
}
