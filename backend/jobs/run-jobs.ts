import type { BackendContext } from '../context';
import { deliverMailsJob } from '../mail/deliver';
import { expireOrdersJob } from '../payments/expire-orders';
import { forgetHandovers } from './forget-handovers';
import type { Job } from './job';
import { refreshSearch } from './refresh-search';

const JOBS: readonly Job[] = [expireOrdersJob, deliverMailsJob, forgetHandovers, refreshSearch];

/** Jobs that run on their intervals until they are stopped; `stop` waits for those under way. */
export interface RunningJobs {
  readonly stop: () => Promise<void>;
}

/** Starts the recurring work. The timers alone keep no process alive. */
export function startJobs(backend: BackendContext, jobs: readonly Job[] = JOBS): RunningJobs {
  const underWay = new Map<string, Promise<void>>();
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (underWay.has(job.name)) return;
      const run = runOnce(backend, job)
        .then(() => {})
        .catch((error: unknown) =>
          backend.log.warn({ err: error, job: job.name }, 'a job failed and will be tried again'),
        )
        .finally(() => underWay.delete(job.name));
      underWay.set(job.name, run);
    }, job.everyMs).unref(),
  );
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}

/**
 * Runs a job unless another copy of the shop is at it. The lock is the session's, so that it goes with a process that dies.
 * @returns whether it ran here
 */
export async function runOnce(backend: BackendContext, job: Job): Promise<boolean> {
  const client = await backend.pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [
      `job:${job.name}`,
    ]);
    if (!rows[0]?.locked) return false;
    try {
      await job.run(backend);
      return true;
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [`job:${job.name}`]);
    }
  } finally {
    client.release();
  }
}
